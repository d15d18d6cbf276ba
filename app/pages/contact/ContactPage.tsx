import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { styled } from 'styled-components';
import { Link } from '../../lib/router.tsx';
import { media, space, target } from '../../theme/tokens.ts';
import { MeridianStrip } from '../../ui/meridian/MeridianStrip.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { Section } from '../../ui/Section.tsx';
import { ContactForm } from './ContactForm.tsx';
import { Direct, DIRECT } from './Direct.tsx';
import { OfficeCards } from './OfficeCards.tsx';
import { Reasons } from './Reasons.tsx';

export const head = contact.head;

export default function ContactPage() {
  const { form, reasons, offices } = contact;
  return (
    <>
      <PageHeader label={company.officesLine} heading={contact.heading} lede={contact.lede}>
        <Jump to={`#${DIRECT}`}>{contact.details.jump}</Jump>
      </PageHeader>
      <Section label={form.label} aside={<Direct />} heading={form.heading} lede={form.note}>
        <ContactForm />
      </Section>
      <Section label={reasons.label} heading={reasons.heading}>
        <Reasons />
      </Section>
      <Section label={offices.label} heading={offices.heading} lede={offices.lede} />
      <Chart>
        <MeridianStrip />
      </Chart>
      <OfficeCards />
    </>
  );
}

/* On wide screens it stands beside the form. */
const Jump = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-weight: 600;

  ${media.wide} {
    display: none;
  }
`;

/* The chart runs from edge to edge and belongs to the section above it. */
const Chart = styled.div`
  margin-top: calc(-0.6 * ${space.section});

  ${media.wide} {
    margin-top: calc(-0.55 * ${space.section});
  }
`;
