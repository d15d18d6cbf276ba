import { trapField } from '#content/trap-field.ts';
import { styled } from 'styled-components';

/** A field that people neither see nor reach. Whoever fills it in is no visitor; the gateway marks such messages. */
export function TrapField({ name }: { readonly name: string }) {
  return (
    <Hidden aria-hidden="true">
      <label>
        {trapField}
        <input type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </Hidden>
  );
}

/* Off the page and not `display: none`, which scripts that fill forms look for. */
const Hidden = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
