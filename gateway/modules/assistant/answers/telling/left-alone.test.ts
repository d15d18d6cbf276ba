import { describe, expect, it } from 'vitest';
import { converse } from '../../../../test/conversation.ts';
import { assistant } from '#content/assistant.ts';
import { company } from '#content/company.ts';
import { replyText, type BuiltInReply } from '../respond.ts';
import type { KnownLead } from './known-lead.ts';

/** The last reply of a conversation, and the lead that it makes. */
async function last(...messages: string[]): Promise<{ reply: BuiltInReply; said: string; lead: KnownLead | undefined }> {
  const { replies, lead } = await converse(...messages);
  const reply = replies.at(-1)!;
  return { reply, said: replyText(reply), lead };
}

const called = 'you people called me yesterday 3 times about marketing, i never asked for this!!';

describe('who wants to be left alone', () => {
  it.each([called, 'stop calling me', 'my number is 98400 11223, take it off your list', 'leave us alone please', "I don't want you to ever call me again", 'your agents keep calling my office'])('hears one sorry and how to have it done: %s', async (message) => {
    const { reply, said, lead } = await last(message);
    expect(said).toContain(company.emails.privacy);
    expect(said.match(/sorry/gi)).toHaveLength(1);
    expect(lead).toBeUndefined();
    expect(reply).toMatchObject({ asking: undefined, memory: { refused: true } });
    expect(said).not.toMatch(/gets? in touch with you|where can they reach|noted what you need/i);
  });

  it('is asked for nothing and promised nothing from then on', async () => {
    const talk = [called, 'I did NOT say i need something. I want you to STOP calling me', 'my number is 98400 11223, take it off your list', 'wait why did you note it?? delete it. i said take it OFF', 'so you can tell me a person to talk to at least? a phone number', 'no no no. NOBODY should get in touch with me!! thats the whole point', 'forget it. goodbye'];
    for (let turns = 1; turns <= talk.length; turns++) {
      const { reply, said, lead } = await last(...talk.slice(0, turns));
      expect(lead).toBeUndefined();
      expect(reply.asking).toBeUndefined();
      expect(said).not.toMatch(/one of our people (?:will )?gets? in touch|I have noted|Noted:/);
    }
    expect((await last(...talk.slice(0, 6))).said).toBe(assistant.leftAlone.again);
    expect((await last(...talk)).said).toBe(assistant.goodbye);
  });

  it('has what they ask besides answered', async () => {
    const { said } = await last('stop calling me. and where is your office in dubai?');
    expect(said).toContain(company.emails.privacy);
    expect(said).toContain('Dubai');
    expect(said.length).toBeGreaterThan(assistant.leftAlone.first.length + 10);
  });

  it('is not who may be reached in another way', async () => {
    expect((await last('We need a shop', "please don't call me, mail me at asha@kadai.example")).lead).toMatchObject({ email: 'asha@kadai.example' });
  });
});

const asked = ['we need an app for our clinic, call me on 050 123 4567'] as const;

describe('who declines to answer', () => {
  it.each(['not telling', 'not saying', 'rather not say', 'no name', 'no names please', "i'm not telling you"])('is taken at their word: %s', async (message) => {
    expect(await last(...asked, message)).toMatchObject({ said: assistant.noted.refused, reply: { memory: { refused: true } } });
  });

  it('may wish to be called all the same', async () => {
    const { said } = await last(...asked, 'not telling. just tell them to call');
    expect(said).toBe(`${assistant.noted.refused} ${assistant.noted.complete}`);
  });

  it.each(['rather not say. did you write down that i dont want calls?', 'did you note that i want no calls?'])('hears that their wish is written down: %s', async (message) => {
    expect((await last('we need a portal, ana.k@posteo.example. no calls please, only mail', message)).said).toContain(assistant.noted.heardPart);
  });

  it.each(['I am not telling you to hurry, what does a website cost?', 'not saying it is bad, but what does a website cost?', 'our shop has no name yet, what does a website cost?'])('is not who says something else: %s', async (message) => {
    expect((await last(message)).said).toContain('USD 20,000');
  });
});

describe('who does not want to be called', () => {
  it.each(["When will they contact? I'm with patients until 6, don't call the clinic number pls", 'no calls please. when will they contact me?'])('is offered no call: %s', async (message) => {
    const { said } = await last('we need reminders for our patients, Dr Lim, drlim@limdental.example', message);
    expect(said).toContain('within 24 hours');
    expect(said).not.toContain('for a call');
  });

  it('is offered none later either', async () => {
    const { said } = await last('we need reminders for our patients, Dr Lim, drlim@limdental.example. no calls please', 'what does a website cost?', 'when will they call me?');
    expect(said).not.toContain('for a call');
  });
});

describe('who takes their leave', () => {
  it.each(['forget it. goodbye', 'whatever, bye', 'ok leave it, bye', 'ok forget about it. bye', 'never mind. goodbye', 'no point then. bye'])('hears a farewell: %s', async (message) => {
    const { said } = await last('what does a website cost?', message);
    expect(said).toBe(assistant.goodbye);
  });

  it('has what they ask first answered', async () => {
    expect((await last('before i go, what does a website cost? bye')).said).toContain('USD 20,000');
  });
});

describe('who left a number before', () => {
  it.each([['ok what happens now?'], ['will someone call me?'], ['when do you call']])('is promised nothing after that: %s', async (message) => {
    const { said } = await last('I am Dev, 98450 11223, we need a website', 'stop calling me, never call me again', message);
    expect(said).not.toMatch(/gets? in touch with you within|will get in touch/);
  });
});

describe('who would not be called, and gives a mail', () => {
  it.each([['My email is ann@sea.example, I do not want calls at all'], ["I don't need any calls ever, my mail is ann@sea.example"]])('can be written to: %s', async (message) => {
    expect((await last('we need a website', message)).lead?.email).toBe('ann@sea.example');
  });
});
