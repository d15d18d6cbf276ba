import type { NamedList } from '#content/types.ts';
import { styled } from 'styled-components';
import { color, media, step } from '../theme/tokens.ts';

/** Areas and what belongs to each, such as the technologies of the frontend, as a ruled table. */
export function AreaTable({ areas }: { readonly areas: readonly NamedList[] }) {
  return (
    <Table>
      {areas.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{items.join(', ')}</dd>
        </div>
      ))}
    </Table>
  );
}

const Table = styled.dl`
  border-bottom: 1px solid ${color.line};

  > div {
    display: grid;
    gap: 0 1.5rem;
    padding-block: 0.85rem;
    border-top: 1px solid ${color.line};
  }

  dt {
    font-size: ${step.note};
    line-height: 1.9;
    color: ${color.brass};
  }

  ${media.medium} {
    > div {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
`;
