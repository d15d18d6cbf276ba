import { company } from '#content/company.ts';
import { navigation } from '#content/navigation.ts';
import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step, target } from '../theme/tokens.ts';
import { MeridianLine } from '../ui/meridian/MeridianLine.tsx';
import { Columns, Container } from '../ui/Page.tsx';
import { LateSavedLink } from './LateParts.tsx';
import { LinkList, ListHeading } from './LinkList.tsx';
import { SocialIcon } from './SocialIcon.tsx';

export function Footer() {
  const social = company.social.filter(({ href }) => href !== '');
  return (
    <Foot>
      <Night>
        <MeridianLine />
        <Columns>
          <Sign>
            <Name>{company.name}</Name>
            <p>{company.officesLine}</p>
          </Sign>
          <Lists>
            <LinkList heading={shell.footer.services} links={navigation.footerServices} />
            <LinkList heading={shell.footer.company} links={navigation.footerCompany} />
            <div>
              <ListHeading>{shell.footer.write}</ListHeading>
              <Email href={`mailto:${company.emails.hello}`}>{company.emails.hello}</Email>
              {social.length > 0 && (
                <Social role="list">
                  {social.map(({ id, label, href }) => (
                    <li key={id}>
                      <a href={href} aria-label={label} data-tip={label} rel="noreferrer">
                        <SocialIcon id={id} />
                      </a>
                    </li>
                  ))}
                </Social>
              )}
              <LateSavedLink />
            </div>
          </Lists>
        </Columns>
        <Copyright>{company.copyright}</Copyright>
      </Night>
    </Foot>
  );
}

/* Night has fallen at the foot of the chart, in either theme: deep ground, and the colours of the night chart upon it. */
const Foot = styled.footer`
  padding-block: clamp(2.5rem, 5vw, 4rem) calc(1rem + max(1rem, env(safe-area-inset-bottom)));
  background: ${color.deep};
  font-size: ${step.note};
`;

const Night = styled(Container)`
  color-scheme: dark;
  color: ${color.ink};
`;

const Sign = styled.div`
  color: ${color.faded};
`;

const Name = styled.p`
  font-family: ${font.display};
  font-size: ${step.title};
  line-height: 1;
  letter-spacing: -0.02em;
  color: ${color.ink};

  + p {
    margin-top: 0.6rem;
  }
`;

const Lists = styled.div`
  display: grid;
  /* Side by side unless the letters are large. */
  grid-template-columns: repeat(auto-fit, minmax(max(7.5rem, 40%), 1fr));
  gap: 2rem ${space.columnGap};

  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.medium} {
    grid-template-columns: 1fr 1fr 1.4fr;

    > :last-child {
      grid-column: auto;
    }
  }
`;

const Email = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  font-size: ${step.body};
  overflow-wrap: anywhere;
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin: 0.5rem 0 0 -0.7rem;

  a {
    display: grid;
    place-items: center;
    width: ${target};
    height: ${target};
  }
`;

const Copyright = styled.p`
  margin-top: 3.5rem;
  /* The round button of the chat has the right-hand end. */
  padding: 1.25rem 4.5rem 0 0;
  border-top: 1px solid ${color.line};
  color: ${color.faded};
`;
