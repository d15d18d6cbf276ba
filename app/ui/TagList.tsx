import { styled } from 'styled-components';
import { color, step } from '../theme/tokens.ts';

interface TagListProps {
  /** What the list is of, for a screen reader. */
  readonly label?: string;
  readonly tags: readonly string[];
}

/** Names in a row, such as technologies, parted by hairlines. */
export function TagList({ label, tags }: TagListProps) {
  return (
    <List role="list" aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0.4rem;
  font-size: ${step.note};
  line-height: 1.4;

  > li {
    padding: 0.18em 0.6em;
    border: 1px solid ${color.line};
    border-radius: 2px;
    color: ${color.faded};
  }
`;
