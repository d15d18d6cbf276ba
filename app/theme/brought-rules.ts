import { __PRIVATE__ } from 'styled-components';

const { StyleSheet, mainSheet: sheet } = __PRIVATE__;
type Rule = Parameters<typeof sheet.insertRules>;

/**
 * While React takes a page over, styled-components would add every rule again that the page brought along, and for each handful the
 * browser would reckon the looks of the whole document anew. They are held back; only those come that have to stand behind a rule
 * which the page does not have, because their components come after its own.
 *
 * @param brought the CSS in the page's head, which stays in force
 */
export function holdBroughtRules(brought: string) {
  const insert = sheet.insertRules.bind(sheet);
  let held: Rule[] = [];
  let first = Infinity;
  sheet.insertRules = (...rule: Rule) => {
    const [id, name] = rule;
    sheet.registerName(id, name);
    held.push(rule);
    if (!brought.includes(name)) first = Math.min(first, placeOf(rule));
    held = held.filter((one) => placeOf(one) < first || insert(...one));
  };
}

/** Rules stand in the order in which their components were defined. */
function placeOf([id]: Rule): number {
  return StyleSheet.registerId(id);
}
