import { portfolio } from '#content/portfolio.ts';
import type { Project } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, font, media, space, step } from '../../theme/tokens.ts';

type ChallengesProps = Pick<Project, 'challenges' | 'approach'>;

/** Each difficulty under its number, and beside it what was done about it. */
export function Challenges({ challenges, approach }: ChallengesProps) {
  return (
    <List role="list">
      {challenges.map((challenge, index) => (
        <li key={challenge}>
          <Figure aria-hidden="true">{String(index + 1).padStart(2, '0')}</Figure>
          <Problem>{challenge}</Problem>
          <div>
            <h3>{portfolio.projectPage.approach}</h3>
            <p>{approach[index]}</p>
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  border-bottom: 1px solid ${color.line};

  > li {
    display: grid;
    gap: 0.9rem ${space.columnGap};
    padding-block: 1.5rem 1.75rem;
    border-top: 1px solid ${color.line};
  }

  h3 {
    margin-bottom: 0.35rem;
    font-size: ${step.note};
    font-weight: 500;
    color: ${color.brass};
  }

  div > p {
    max-width: 34em;
    color: ${color.faded};
  }

  ${media.wide} {
    > li {
      grid-template-columns: 2rem 1fr 1fr;
    }
  }
`;

const Figure = styled.span`
  font-size: ${step.note};
  font-weight: 500;
  line-height: 1.8;
  font-variant-numeric: tabular-nums;
  color: ${color.brass};
`;

const Problem = styled.p`
  font-family: ${font.display};
  font-size: ${step.sub};
  line-height: 1.28;
  text-wrap: balance;
`;
