import type { NamedList } from '#content/types.ts';
import { styled } from 'styled-components';
import { AreaTable } from '../../ui/AreaTable.tsx';
import { Heading } from '../../ui/Heading.tsx';

/** What it was built with, under a small heading: few look for it, and those who do know where. */
export function Tools({ heading, areas }: { readonly heading: string; readonly areas: readonly NamedList[] }) {
  return (
    <Part>
      <Heading level={2} size="sub">
        {heading}
      </Heading>
      <AreaTable areas={areas} />
    </Part>
  );
}

const Part = styled.div`
  > dl {
    margin-top: 1.1rem;
  }
`;
