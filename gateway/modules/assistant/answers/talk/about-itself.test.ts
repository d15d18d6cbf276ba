import { assistant } from '#content/assistant.ts';
import { describe, expect, it } from 'vitest';
import { knowledgeOfContent } from '../../knowledge/knowledge.ts';
import { asksOfItself, ofItself } from './about-itself.ts';

const knowledge = knowledgeOfContent();
const said = (message: string) => ofItself(message, knowledge.understand(message))?.text;

describe('who wonders who made it', () => {
  it.each(['who made you', 'did you make this chatbot yourself', 'have you built the assistant yourselves?'])('hears that the site does not say: %s', (message) => {
    expect(asksOfItself(message)).toBe(true);
  });

  it.each(['did you make the food app yourself', 'can you build this chatbot for us', 'did you make this website'])('and nothing where something else is asked for: %s', (message) => {
    expect(asksOfItself(message)).toBe(false);
  });
});

describe('what is asked of the assistant itself', () => {
  it.each([
    ['nice! are you an AI or did someone write all that by hand', assistant.itself[0].text],
    ['wait, am I talking to a real person?', `No: ${assistant.itself[0].text}`],
    ['lol r u a robot', `Yes: ${assistant.itself[0].text}`],
    ['haha ok. do you ever get bored in there', assistant.ofItself.feeling],
    ['are you never tired?', assistant.ofItself.feeling],
    ['do you have feelings', assistant.ofItself.feeling],
    ['do you have a favourite project', assistant.ofItself.noFavourite],
    ["ok ok. what's the best thing you can do for me then", assistant.itself[1].text],
    ['so what are you able to help me with', assistant.itself[1].text],
  ])('is answered briefly: %s', (message, text) => {
    expect(said(message)).toBe(text);
  });

  it.each(['are you an AI agency', 'are you people in Dubai', 'are you a real company', 'how can you help me with SEO', 'are you happy with your clients', 'can you build an AI that reads invoices', 'what can you do for a restaurant', 'do you take a day off on Sundays', 'what is the favourite colour of your customers'])('is not heard in what asks for our work: %s', (message) => {
    expect(said(message)).toBeUndefined();
  });
});
