import { outbox } from '#content/outbox.ts';
import { useOutboxItems } from '../../shell/use-outbox-items.ts';
import { Actions, ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { Note } from '../../ui/Text.tsx';
import { NotifyOffer } from './NotifyOffer.tsx';
import { SavedItem } from './SavedItem.tsx';

export const head = { ...outbox.head, canonical: null };

/** What waits on this device, and the receipts of what has left it. */
export default function SavedPage() {
  const items = useOutboxItems();
  const { label, heading, lede, empty } = outbox;
  return (
    <>
      <PageHeader label={label} heading={heading} lede={lede} />
      {items === undefined && (
        <Section>
          <p>{outbox.reading}</p>
          <noscript>{outbox.withoutScript}</noscript>
        </Section>
      )}
      {items?.length === 0 && (
        <Section heading={empty.heading} lede={empty.text}>
          <Actions>
            <ButtonLink to={empty.action.href} $look="quiet">
              {empty.action.label}
            </ButtonLink>
          </Actions>
        </Section>
      )}
      {items?.map((item, index) => (
        <SavedItem key={item.id} item={item} number={index + 1} />
      ))}
      {items !== undefined && items.length > 0 && (
        <Section>
          <NotifyOffer items={items} />
          <Note>{outbox.privacyNote}</Note>
        </Section>
      )}
    </>
  );
}
