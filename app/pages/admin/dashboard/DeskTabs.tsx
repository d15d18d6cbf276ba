import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { color, motion, target } from '../../../theme/tokens.ts';
import { useDeskAddress } from '../finding/use-desk-address.ts';
import { KeysHelp } from '../keys/KeysHelp.tsx';
import { beside } from '../records/layout.ts';
import { deskTabs } from '../tabs/registry.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { useInquirySubmitted } from './use-inquiry-submitted.ts';

/** The tabs of the registry. The open one stands in the address, so that a reload keeps it. */
export function DeskTabs() {
  useInquirySubmitted();
  const { query, open: openTab } = useDeskAddress();
  const [first] = deskTabs;
  const open = deskTabs.find(({ id }) => id === query.get('tab')) ?? first;
  const place = deskTabs.indexOf(open);
  const list = useRef<HTMLDivElement>(null);

  // On a phone the strip is wider than the screen: a tab that the address opens may lie beyond it.
  useEffect(() => {
    void list.current?.children[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);

  return (
    <Root value={open.id} onValueChange={(id) => openTab({ tab: id === first.id ? undefined : id })}>
      <Line>
        <List ref={list} aria-label="Records">
          {deskTabs.map(({ id, label }) => (
            <Tabs.Trigger key={id} value={id} asChild>
              <Tab type="button">
                <span>{label}</span>
              </Tab>
            </Tabs.Trigger>
          ))}
        </List>
        <KeysHelp />
        <RefreshButton />
      </Line>
      {deskTabs.map(({ id, Panel }) => (
        <Content key={id} value={id} tabIndex={-1}>
          <Panel />
        </Content>
      ))}
    </Root>
  );
}

const column = `
  ${beside} {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
`;

const Root = styled(Tabs.Root)`
  ${column}
`;

const Content = styled(Tabs.Content)`
  &[data-state='active'] {
    ${column}
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
`;

const List = styled(Tabs.List)`
  display: flex;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  gap: clamp(0.9rem, 4vw, 2rem);
`;

const Tab = styled.button`
  flex: none;
  min-height: 3rem;
  min-width: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-size: clamp(0.875rem, 0.55rem + 1.7vw, 1.0625rem);
  white-space: nowrap;
  color: ${color.faded};

  > span {
    padding-block: 0.35em;
    border-bottom: 2px solid transparent;
    transition: border-color ${motion.quick};
  }

  &:hover {
    color: ${color.ink};
  }

  &[data-state='active'] {
    font-weight: 600;
    color: ${color.ink};
  }

  &[data-state='active'] > span {
    border-color: ${color.signal};
  }
`;
