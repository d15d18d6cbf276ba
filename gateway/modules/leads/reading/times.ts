/** Feasts and seasons that people work towards, each of one word. */
export const feasts: readonly string[] = `
diwali deepavali ramadan ramzan ramadhan raya cny christmas xmas pongal onam holi navratri dussehra puasa ganpati pooja puja easter thanksgiving bihu lohri baisakhi
vaisakhi janmashtami rakhi dhanteras dasara bakrid muharram mawlid milad hajj umrah nowruz gawai kaamatan carnival karneval advent lent passover hanukkah songkran nyepi
galungan lebaran gitex merdeka ugadi vishu thaipusam wesak monsoon
`
  .trim()
  .split(/\s+/);

/** What time is counted in: the source of a pattern. */
export const unitOfTime = String.raw`(?:days?|weeks?|wks?|months?|mths?|quarters?|years?|yrs?|fortnight)`;
