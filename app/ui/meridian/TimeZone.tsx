import type { Office } from '#content/types.ts';
import { styled } from 'styled-components';

/** The office's time zone by its abbreviation, which says what it means when pointed at or touched. */
export const TimeZone = ({ office }: { readonly office: Office }) => <Face data-tip={office.timezoneName}>{office.timezoneLabel}</Face>;

const Face = styled.abbr`
  cursor: help;
  text-decoration: none;
`;
