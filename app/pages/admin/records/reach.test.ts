import { expect, test } from 'vitest';
import { callHref, mailHref, webHref, whatsAppHref } from './reach.ts';

test('a mail goes to the address and to nothing that is smuggled in with it', () => {
  expect(mailHref('mei@example.com')).toBe('mailto:mei@example.com');
  expect(mailHref('mei+shop@example.com')).toBe('mailto:mei%2Bshop@example.com');
  expect(mailHref('mei@example.com?bcc=eve@example.com')).toBe('mailto:mei%40example.com%3Fbcc%3Deve@example.com');
  expect(mailHref('mei@example.com&body=hi')).toBe('mailto:mei@example.com%26body%3Dhi');
});

test('what is no address is no link', () => {
  expect(mailHref('javascript:alert(1)')).toBeUndefined();
  expect(mailHref('@')).toBeUndefined();
  expect(mailHref('')).toBeUndefined();
});

test('a call keeps the plus and the digits', () => {
  expect(callHref('+971 4 555 0134')).toBe('tel:+97145550134');
  expect(callHref('(080) 5550-139')).toBe('tel:0805550139');
  expect(callHref('ask for Mei')).toBeUndefined();
});

test('a web page is a link, and nothing else is', () => {
  expect(webHref(' https://mei.example/work ')).toBe('https://mei.example/work');
  expect(webHref('javascript:alert(1)')).toBeUndefined();
  expect(webHref('data:text/html,hi')).toBeUndefined();
  expect(webHref('mei.example')).toBeUndefined();
});

test('a letter is prepared, and a chat where the number names its country', () => {
  expect(mailHref('mei@example.com', { subject: 'Hi & you', body: 'a\r\nb' })).toBe('mailto:mei@example.com?subject=Hi%20%26%20you&body=a%0D%0Ab');
  expect(whatsAppHref('+60 12-345 6789', 'Hello you')).toBe('https://wa.me/60123456789?text=Hello%20you');
  expect(whatsAppHref('0060 12 345 6789', 'Hi')).toBe('https://wa.me/60123456789?text=Hi');
  expect(whatsAppHref('012 345 6789', 'Hi')).toBeUndefined();
});
