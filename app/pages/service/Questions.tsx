import type { Question } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, motion, step, target } from '../../theme/tokens.ts';

/** Questions that unfold; the browser's own element, so that they open without JavaScript and are found by its search. */
export function Questions({ questions }: { readonly questions: readonly Question[] }) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <Entry key={question}>
          <summary>
            <span>{question}</span>
            <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
              <path d="M7 1v12M1 7h12" />
            </svg>
          </summary>
          <p>{answer}</p>
        </Entry>
      ))}
    </div>
  );
}

const Entry = styled.details`
  border-top: 1px solid ${color.line};

  &:last-child {
    border-bottom: 1px solid ${color.line};
  }

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 1.5rem;
    min-height: ${target};
    padding-block: 1rem;
    font-size: ${step.lede};
    line-height: 1.35;
    list-style: none;
    cursor: pointer;
  }

  summary > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: ${color.signal};
  }

  summary > svg {
    flex: none;
    transition: transform ${motion.calm};
  }

  &[open] summary > svg {
    transform: rotate(45deg);
  }

  p {
    max-width: 34em;
    padding-bottom: 1.5rem;
    color: ${color.faded};
  }
`;
