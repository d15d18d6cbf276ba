import { shell } from '#content/shell.ts';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

/** A rating out of five, as a row of marks. */
export function Rating({ rating }: { readonly rating: number }) {
  return (
    <Row viewBox="0 0 84 12" role="img" aria-label={shell.ratingOf5(rating)} data-tip={shell.ratingOf5(rating)}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          transform={`translate(${6 + index * 18} 6)`}
          d="M0-6 1.4-1.4 6 0 1.4 1.4 0 6-1.4 1.4-6 0-1.4-1.4z"
          fill={index < rating ? 'currentColor' : 'none'}
          stroke="currentColor"
        />
      ))}
    </Row>
  );
}

const Row = styled.svg`
  width: 84px;
  height: 12px;
  overflow: visible;
  color: ${color.brass};
`;
