import type { ProjectCardFacts } from '#content/projects/cards.ts';
import { Link } from '../lib/router.tsx';
import { styled } from 'styled-components';
import { color, font, motion, step } from '../theme/tokens.ts';
import { Arrow } from './ArrowLink.tsx';
import { CoordinateLabel } from './CoordinateLabel.tsx';
import { VisuallyHidden } from './Text.tsx';

interface ProjectCardProps {
  readonly project: ProjectCardFacts;
  /** The words of its link. */
  readonly action: string;
  /** The level of its heading. */
  readonly level?: 2 | 3;
}

/** A project in a list: cover, title and the way to it. All of it can be pressed; the link is what is read. */
export function ProjectCard({ project, action, level = 3 }: ProjectCardProps) {
  const { id, title, description, category } = project;
  return (
    <Card>
      <Picture>
        {/* A file of its own and not drawn in place: it is far down the page. */}
        <img src={`/covers/${id}.svg`} alt="" width="480" height="320" loading="lazy" decoding="async" />
      </Picture>
      <CoordinateLabel>
        {`0${id} / ${category}`}
      </CoordinateLabel>
      <Title as={`h${level}`}>{title}</Title>
      <p>{description}</p>
      <Way to={`/portfolio/${id}`}>
        {action}
        <VisuallyHidden>: {title}</VisuallyHidden>
        <Arrow />
      </Way>
    </Card>
  );
}

const Picture = styled.div`
  overflow: hidden;
  margin-bottom: 1rem;

  > img {
    width: 100%;
    height: auto;
    print-color-adjust: exact;
    transition: transform 600ms cubic-bezier(0.2, 0.7, 0.2, 1);
  }
`;

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;

  > p + h2 + p,
  > p + h3 + p {
    max-width: 34em;
    color: ${color.faded};
  }

  &:hover ${Picture} > img {
    transform: scale(1.025);
  }
`;

const Title = styled.h3`
  margin-block: 0.2rem 0.4rem;
  font-family: ${font.display};
  font-size: ${step.sub};
  line-height: 1.2;
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.65em;
  min-height: 2.75rem;
  margin-top: auto;
  font-weight: 600;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  > svg {
    transition: transform ${motion.quick};
  }

  &:hover > svg {
    transform: translateX(4px);
  }
`;
