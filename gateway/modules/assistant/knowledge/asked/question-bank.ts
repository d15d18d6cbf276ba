import { aboutAiSolutions } from './questions/ai-solutions.ts';
import { aboutBlog } from './questions/blog.ts';
import { aboutCareers } from './questions/careers.ts';
import { aboutCloudSolutions } from './questions/cloud-solutions.ts';
import { aboutCompany } from './questions/company.ts';
import { aboutDigitalMarketing } from './questions/digital-marketing.ts';
import { aboutEcommerce } from './questions/ecommerce.ts';
import { everydayOfCompany } from './questions/everyday-company.ts';
import { everydayOfServices } from './questions/everyday-services.ts';
import { aboutFivePeopleAndATuesday } from './questions/five-people-and-a-tuesday.ts';
import { firstAsked } from './questions/first-asked.ts';
import { aboutFollowTenOrdersBeforeYouRebuildYourShop } from './questions/follow-ten-orders-before-you-rebuild-your-shop.ts';
import { inAWord } from './questions/in-a-word.ts';
import { aboutMobileDevelopment } from './questions/mobile-development.ts';
import { aboutOffices } from './questions/offices.ts';
import { aboutPrivacy } from './questions/privacy.ts';
import { aboutProject1 } from './questions/project-1.ts';
import { aboutProject2 } from './questions/project-2.ts';
import { aboutProject3 } from './questions/project-3.ts';
import { aboutProject4 } from './questions/project-4.ts';
import { aboutProject5 } from './questions/project-5.ts';
import { aboutProject6 } from './questions/project-6.ts';
import { aboutTalk } from './questions/talk.ts';
import { aboutTwelveSecurityQuestionsForYourSupplier } from './questions/twelve-security-questions-for-your-supplier.ts';
import { aboutUnpublished } from './questions/unpublished.ts';
import { aboutWebDevelopment } from './questions/web-development.ts';
import { aboutWhat999PercentUptimeMeansInAContract } from './questions/what-99-9-percent-uptime-means-in-a-contract.ts';
import { aboutWhatDoesAnEnquiryCostYou } from './questions/what-does-an-enquiry-cost-you.ts';
import { aboutWriteTheQuestionsBeforeYouBuyAnAiAssistant } from './questions/write-the-questions-before-you-buy-an-ai-assistant.ts';

/** A sentence or an entry of the content, and questions to which it is the answer. */
interface Answered {
  /** Its first words, or all of it. */
  readonly quote: string;
  readonly questions: readonly string[];
}

const files = [
  aboutAiSolutions, aboutBlog, aboutCareers, aboutCloudSolutions, aboutCompany, aboutDigitalMarketing, aboutEcommerce,
  aboutFivePeopleAndATuesday, aboutFollowTenOrdersBeforeYouRebuildYourShop, aboutMobileDevelopment, aboutOffices,
  aboutPrivacy, aboutProject1, aboutProject2, aboutProject3, aboutProject4, aboutProject5, aboutProject6,
  aboutTalk, everydayOfCompany, everydayOfServices, firstAsked, inAWord, aboutTwelveSecurityQuestionsForYourSupplier, aboutUnpublished, aboutWebDevelopment,
  aboutWhat999PercentUptimeMeansInAContract, aboutWhatDoesAnEnquiryCostYou,
  aboutWriteTheQuestionsBeforeYouBuyAnAiAssistant,
];

/**
 * Each file holds blocks: an equals sign and the first words of a sentence, then questions, one a line. They were written from the
 * content, for visitors of many trades and countries, by somebody who had seen neither the search nor the questions that it is measured with.
 * The first words may be those that lead a list. An asterisk before a question says that the whole list answers it, and not this
 * entry of it. The files are lists, as long as what they list.
 */
const bank: readonly Answered[] = files.flatMap((file) => file.trim().split('\n\n')).map((block) => {
  const [quote = '', ...questions] = block.split('\n');
  return { quote: quote.slice(2), questions };
});

/** A quote of fewer words than this has to be the whole text. */
const FEW = 3;
const byFirst = Map.groupBy(bank, ({ quote }) => firstWord(quote));

/** Questions that a text of the content answers. */
export function questionsFor(text: string): readonly string[] {
  return (byFirst.get(firstWord(text)) ?? []).flatMap(({ quote, questions }) => (begins(text, quote) ? questions : []));
}

/** Whether a question is marked as one that the list as a whole answers. */
export const isOfWhole = (question: string): boolean => question.startsWith('* ');

/** All of them. */
export const knownQuestions: readonly string[] = bank.flatMap(({ questions }) => questions);

/** What people ask first: it is whole by itself. */
export const firstQuestions: readonly string[] = [firstAsked, everydayOfServices].join('\n').trim().split('\n').filter((line) => line !== '' && !line.startsWith('= '));

/** What the questions are answered by: all of it has to stand in the content. */
export const answers: readonly string[] = bank.map(({ quote }) => quote);

function firstWord(text: string): string {
  return text.split(' ', 1)[0]!;
}

function begins(text: string, quote: string): boolean {
  return text === quote || (quote.split(' ').length >= FEW && text.startsWith(quote));
}
