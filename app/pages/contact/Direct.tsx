import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { color, media, space, step, target } from '../../theme/tokens.ts';
import { OfficeStatus } from '../../ui/meridian/OfficeStatus.tsx';
import { fromWest } from '../../ui/meridian/window.ts';
import { channelsOf } from './channels.tsx';

/** Its anchor on the page. */
export const DIRECT = 'direct';

/** For those who would rather call, chat or write a letter than fill in a form; stands in the margin of the form. */
export function Direct() {
  const { heading, emailLabel, hoursLabel, hoursNote } = contact.details;
  return (
    <Margin id={DIRECT}>
      <p>{heading}</p>
      <dl>
        <dt>{emailLabel}</dt>
        <dd>
          <a href={`mailto:${company.emails.hello}`}>{company.emails.hello}</a>
        </dd>
        {fromWest.map(({ office }) => {
          const channels = channelsOf(office);
          return (
            channels.length > 0 && (
              <Fragment key={office.id}>
                <dt>
                  {office.city}
                  <small>
                    <OfficeStatus office={office} />
                  </small>
                </dt>
                {channels.map(({ label, link }) => (
                  <dd key={label}>
                    {link} <small>{label}</small>
                  </dd>
                ))}
              </Fragment>
            )
          );
        })}
        <dt>{hoursLabel}</dt>
        <dd>
          {company.businessHours}
          <Aside>{hoursNote}</Aside>
        </dd>
      </dl>
    </Margin>
  );
}

const Margin = styled.div`
  max-width: 26rem;
  margin-block: 0.5rem 1.5rem;
  font-size: ${step.note};

  > p {
    margin-bottom: 0.75rem;
    font-size: ${step.body};
    font-weight: 600;
  }

  dt {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    color: ${color.faded};
  }

  dd + dt {
    margin-top: 0.75rem;
    padding-top: 0.6rem;
    border-top: 1px solid ${color.line};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    font-size: ${step.body};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }

  /* Below the form in two columns, on wide screens beside it in one. */
  ${media.medium} {
    max-width: none;

    dl {
      columns: 2;
      column-gap: ${space.columnGap};
    }

    dt {
      padding-top: 0.6rem;
      border-top: 1px solid ${color.line};
      break-after: avoid;
    }

    dd + dd {
      break-before: avoid;
    }
  }

  ${media.wide} {
    max-width: 26rem;

    dl {
      columns: auto;
    }

    dt:first-child {
      padding-top: 0;
      border: 0;
    }
  }

  small {
    font-size: ${step.note};
    color: ${color.faded};
  }
`;

const Aside = styled.small`
  flex-basis: 100%;
`;
