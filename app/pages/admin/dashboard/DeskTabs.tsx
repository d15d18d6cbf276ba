import { Tabs } from 'radix-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, media, motion, step, target } from '../../../theme/tokens.ts';
import { TextButton } from '../controls/TextButton.ts';
import { useDeskAddress } from '../finding/use-desk-address.ts';
import { beside, offPaper } from '../records/layout.ts';
import { ALWAYS_IN_SIGHT, deskTabs } from '../tabs/registry.ts';
import { useInquirySubmitted } from './use-inquiry-submitted.ts';

/**
 * The tabs of the registry. The open one stands in the address, so that a reload keeps it. On a phone the first ones, the
 * open one and the word More stand in one line; it unfolds the others below, and a choice folds them again. Whoever walks
 * through them by keys has them all, from the Tab key that leads in to the one that leads on. Not as long as the focus is
 * in them: it leaves when a pointer goes down, and what then moved would not be there for the click.
 */
export function DeskTabs() {
  useInquirySubmitted();
  const { query, open: openTab } = useDeskAddress();
  const [first] = deskTabs;
  const open = deskTabs.find(({ id }) => id === query.get('tab')) ?? first;
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();

  return (
    <Root value={open.id} onValueChange={(tab) => openTab({ tab: tab === first.id ? undefined : tab })}>
      <Line>
        <List
          id={id}
          aria-label="Records"
          data-unfolded={unfolded}
          onKeyDown={({ key }) => setUnfolded(key === 'Tab' ? false : unfolded || walks.includes(key))}
          onKeyUp={({ key }) => key === 'Tab' && setUnfolded(true)}
        >
          {deskTabs.map((tab, place) => (
            <Tabs.Trigger key={tab.id} value={tab.id} asChild>
              <Tab type="button" data-rest={place >= ALWAYS_IN_SIGHT} onClick={() => setUnfolded(false)}>
                <span>{tab.label}</span>
              </Tab>
            </Tabs.Trigger>
          ))}
        </List>
        <More $look="plain" type="button" aria-expanded={unfolded} aria-controls={id} onClick={() => setUnfolded(!unfolded)}>
          More
        </More>
      </Line>
      {deskTabs.map((tab) => (
        <Content key={tab.id} value={tab.id} tabIndex={-1}>
          <tab.Panel />
        </Content>
      ))}
    </Root>
  );
}

/** The keys that lead from tab to tab. */
const walks = ['ArrowLeft', 'ArrowRight', 'Home', 'End'];

/** From here on all tabs have room in one line. */
const roomForAll = '@media (min-width: 48em)';
const tooNarrow = '@media not all and (min-width: 48em)';

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
  align-items: start;
  justify-content: space-between;
  gap: 0.75rem;

  /* One name fills the line: the word More follows the last. */
  ${media.huge} {
    flex-wrap: wrap;
    row-gap: 0;
  }

  ${offPaper}
`;

const List = styled(Tabs.List)`
  display: flex;
  flex-wrap: wrap;
  min-width: 0;
  gap: 0 clamp(1rem, 2.2vw, 2rem);

  ${media.huge} {
    display: contents;
  }
`;

const Tab = styled.button`
  flex: none;
  min-height: ${target};
  min-width: ${target};
  padding: 0;
  border: 0;
  background: none;
  font-size: clamp(0.9375rem, 0.8rem + 0.4vw, 1.0625rem);
  text-align: left;
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

  ${tooNarrow} {
    [data-unfolded='false'] > &[data-rest='true'][data-state='inactive'] {
      display: none;
    }
  }
`;

const More = styled(TextButton)`
  flex: none;
  gap: 0.45em;
  font-size: ${step.note};

  &::after {
    content: '';
    width: 0.45em;
    height: 0.45em;
    border: solid currentcolor;
    border-width: 0 1.5px 1.5px 0;
    transform: translateY(-0.15em) rotate(45deg);
  }

  &[aria-expanded='true']::after {
    transform: translateY(0.1em) rotate(225deg);
  }

  ${roomForAll} {
    display: none;
  }
`;
