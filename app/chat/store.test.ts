import { describe, expect, it, vi } from 'vitest';
import { createConversation, type Answer } from './store.ts';

const answer = (response: string): Answer => ({ response, links: [], suggestions: ['And then?'] });

function begin(ask: (message: string, messageId: string) => Promise<Answer>) {
  const onFailure = vi.fn<(error: unknown) => void>();
  const conversation = createConversation({ greeting: 'Hello.', suggestions: ['What?'], ask, isUnsent: (error) => String(error).includes('429'), apologize: (error, isTyped) => `Sorry: ${String(error)}${isTyped ? '' : ' Below.'}`, onFailure });
  const said = () => conversation.read().messages.map(({ sender, message }) => [sender, message]);
  return { conversation, onFailure, said };
}

describe('a conversation', () => {
  it('begins with one greeting', () => {
    const { conversation, said } = begin(async () => answer('Yes.'));
    expect(said()).toEqual([['bot', 'Hello.']]);
    expect(conversation.read()).toMatchObject({ pending: false, text: '', unread: false });
  });

  it('sends what is typed without the space around it, and adds the answer', async () => {
    const asked = vi.fn<(message: string, messageId: string) => Promise<Answer>>(async () => answer('Yes.'));
    const { conversation, said } = begin(asked);
    conversation.write('  Are you\nthere?  ');
    const sending = conversation.send();
    expect(said().at(-1)).toEqual(['user', 'Are you\nthere?']);
    expect(conversation.read()).toMatchObject({ pending: true, text: '' });
    await sending;
    expect(asked).toHaveBeenCalledExactlyOnceWith('Are you\nthere?', expect.any(String));
    expect(said()).toEqual([['bot', 'Hello.'], ['user', 'Are you\nthere?'], ['bot', 'Yes.']]);
    expect(conversation.read()).toMatchObject({ pending: false, text: '' });
    expect(new Set(conversation.read().messages.map(({ id }) => id)).size).toBe(3);
  });

  it('sends neither blanks nor a second message at a time', async () => {
    const asked = vi.fn<(message: string, messageId: string) => Promise<Answer>>(async () => answer('Yes.'));
    const { conversation } = begin(asked);
    await conversation.send();
    for (const blank of [' \n\t ', '\u200B', '\u00AD\u2060', '\u2800', '\u202E\u2066 \u2069\u200F', '\uFEFF\u3164']) {
      conversation.write(blank);
      await conversation.send();
    }
    expect(asked).not.toHaveBeenCalled();
    conversation.write('One');
    await Promise.all([conversation.send(), conversation.send('Two')]);
    expect(asked).toHaveBeenCalledExactlyOnceWith('One', expect.any(String));
  });

  it('leaves what is typed alone when something suggested is asked', async () => {
    const { conversation, said } = begin(async () => answer('Yes.'));
    conversation.write('half a sent');
    await conversation.send('What?');
    expect(said().slice(1)).toEqual([['user', 'What?'], ['bot', 'Yes.']]);
    expect(conversation.read().text).toBe('half a sent');
  });

  it('apologises where no answer comes, and gives the words back', async () => {
    const failure = new Error('503: away');
    const { conversation, onFailure, said } = begin(async () => {
      throw failure;
    });
    conversation.write(' Help ');
    await conversation.send();
    expect(said().slice(1)).toEqual([['user', 'Help'], ['bot', 'Sorry: Error: 503: away']]);
    expect(conversation.read().messages.map(({ isFailed }) => isFailed)).toEqual([false, true, true]);
    expect(conversation.read()).toMatchObject({ pending: false, text: 'Help' });
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('sends the same words under the same id until they are answered', async () => {
    const asked = vi.fn<(message: string, messageId: string) => Promise<Answer>>(async () => answer('Yes.'));
    asked.mockRejectedValueOnce(new Error('503: away'));
    const { conversation } = begin(asked);
    for (const words of ['One', 'Two', ' One ', 'One']) await conversation.send(words);
    expect(asked.mock.calls.map(([words]) => words)).toEqual(['One', 'Two', 'One', 'One']);
    const [first, other, again, anew] = asked.mock.calls.map(([, id]) => id);
    expect(again).toBe(first);
    expect(new Set([first, other, anew]).size).toBe(3);
  });

  it.each([
    ['429: slower', true],
    ['503: away', false],
  ])('says of its words whether they can have been received: %s', async (reason, isUnsent) => {
    const { conversation } = begin(async () => {
      throw new Error(reason);
    });
    await conversation.send('One');
    expect(conversation.read().messages[1]).toMatchObject({ message: 'One', isFailed: true, isUnsent });
  });

  it('suggests once more what was suggested and got no answer, where something else is typed', async () => {
    const { conversation, said } = begin(async () => {
      throw new Error('503: away');
    });
    conversation.write('half a sent');
    await conversation.send('What?');
    expect(said().at(-1)).toEqual(['bot', 'Sorry: Error: 503: away Below.']);
    expect(conversation.read()).toMatchObject({ text: 'half a sent', messages: [{}, { isFailed: true }, { isFailed: true, suggestions: ['What?'] }] });
    await conversation.send('What else?');
    expect(conversation.read().messages.at(-1)!.suggestions).toEqual(['What?', 'What else?']);

    conversation.write('');
    await conversation.send('What?');
    expect(conversation.read().text, 'it stands in the field instead').toBe('What?');
    expect(conversation.read().messages.at(-1)!.suggestions).toEqual([]);
  });

  it('knows whether anybody has seen the answer', async () => {
    const { conversation } = begin(async () => answer('Yes.'));
    const leave = conversation.attend();
    await conversation.send('One');
    expect(conversation.read().unread).toBe(false);
    leave();
    await conversation.send('Two');
    expect(conversation.read().unread).toBe(true);
    conversation.attend();
    expect(conversation.read().unread).toBe(false);
  });
});
