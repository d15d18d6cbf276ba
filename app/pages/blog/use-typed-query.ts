import { useEffect, useRef, useState } from 'react';
import { useAddressQuery } from '../../ui/use-address-query.ts';

/** Milliseconds without a key after which the address is changed. Browsers refuse to change it with every key. */
const PAUSE = 300;

/**
 * Text that is typed and stands in the address under a name. What is typed counts at once; the address follows. Where
 * the address changes by other means (a link, the way back), the text follows the address. `settle` changes it at once, for those
 * who leave: they find it again when they come back.
 */
export function useTypedQuery(name: string): [text: string, type: (text: string) => void, settle: () => void] {
  const [query, change] = useAddressQuery();
  const inAddress = query.get(name) ?? '';
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (inAddress === written.current) return;
    clearTimeout(timer.current);
    written.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(typed), PAUSE);
  };
  const write = (typed: string) => {
    clearTimeout(timer.current);
    written.current = typed;
    change({ name, value: typed || undefined, replace: true });
  };
  const settle = () => {
    if (text !== written.current) write(text);
  };
  return [text, type, settle];
}
