import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { styled } from 'styled-components';
import { color, step, target } from '../../theme/tokens.ts';

/** For those who would rather write a letter than fill in a form; stands in the margin of the form. */
export function Direct() {
  const { heading, emailLabel, hoursLabel, hoursNote } = contact.details;
  return (
    <Margin>
      <p>{heading}</p>
      <dl>
        <dt>{emailLabel}</dt>
        <dd>
          <a href={`mailto:${company.emails.hello}`}>{company.emails.hello}</a>
        </dd>
        <dt>{hoursLabel}</dt>
        <dd>
          {company.businessHours}
          <small>{hoursNote}</small>
        </dd>
      </dl>
    </Margin>
  );
}

const Margin = styled.div`
  margin-block: 0.5rem 1.5rem;
  font-size: ${step.note};

  > p {
    margin-bottom: 0.75rem;
    font-size: ${step.body};
    font-weight: 600;
  }

  dt {
    color: ${color.faded};
  }

  dd + dt {
    margin-top: 0.9rem;
  }

  dd {
    font-size: ${step.body};
    overflow-wrap: anywhere;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }

  small {
    display: block;
    font-size: ${step.note};
    color: ${color.faded};
  }
`;
