import { privacyPolicy } from '#content/privacy-policy.ts';
import { styled } from 'styled-components';
import { color, media, space } from '../../theme/tokens.ts';
import { Contents } from '../../ui/Contents.tsx';
import { Columns, Container, PageHeader } from '../../ui/Page.tsx';
import { Clause } from './Clause.tsx';
import { Counting } from './Counting.tsx';
import { Facts } from './Facts.tsx';

export const head = privacyPolicy.head;

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageHeader label={<Facts />} heading={privacyPolicy.heading} lede={privacyPolicy.lede} />
      <Container>
        <Ruled>
          <Contents heading={privacyPolicy.labels.contents} sections={privacyPolicy.sections} />
          <div>
            {privacyPolicy.sections.map((section, index) => (
              <Clause key={section.id} section={section} number={index + 1}>
                {section.id === 'analytics' && <Counting />}
              </Clause>
            ))}
          </div>
        </Ruled>
      </Container>
    </>
  );
}

const Ruled = styled(Columns)`
  padding-block: 1.25rem ${space.section};
  border-top: 1px solid ${color.line};

  ${media.wide} {
    padding-top: 1.75rem;
  }

  /* On paper the contents are left out, and the text would move into their narrow column. */
  @media print {
    display: block;
  }
`;
