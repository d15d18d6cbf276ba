import { describe, expect, it } from 'vitest';
import { toldIn, type Row } from '../../../test/told.ts';

describe('somebody who writes can be reached at', () => {
  it.each<Row>([
    ['my mail is priya at sagarfoods dot example', { email: 'priya@sagarfoods.example' }],
    ['write to me: kwame dot mensah at adinkra dot co dot example', { email: 'kwame.mensah@adinkra.co.example' }],
    ['john(at)orchardhouse(dot)example', { email: 'john@orchardhouse.example' }],
    ['mail john [at] orchardhouse [dot] example please', { email: 'john@orchardhouse.example' }],
    ['email is ravi underscore k at gmail dot com', { email: 'ravi_k@gmail.com' }],
    ['ravi.k at gmail.com', { email: 'ravi.k@gmail.com' }],
    ['ravi.k @ gmail.com', { email: 'ravi.k@gmail.com' }],
    ['my id is anil123 @gmail.com', { email: 'anil123@gmail.com' }],
    ['we meet at node dot js conference', {}],
    ['I work at booking.com', {}],
    ['look at example.com please', {}],
    ['our site is at sagarfoods.example', {}],
    ['mail me at mei@teahouse.example or mei.backup@teahouse.example', { email: 'mei.backup@teahouse.example' }],
    ['not mei@teahouse.example, it is mei@tea-house.example', { email: 'mei@tea-house.example' }],
    ['mailto:sara@bayt.example', { email: 'sara@bayt.example' }],
    ['<omar@dunes.example>', { email: 'omar@dunes.example' }],
    ['e-mail: OMAR@DUNES.EXAMPLE.', { email: 'OMAR@DUNES.EXAMPLE' }],
    ['I am on instagram @lakeside.candles', {}],
    ['my number is nine eight four five zero one two three four five', {}],
    ['ph 098450-12345', { phone: '+919845012345' }],
    ['0091 98450 12345', { phone: '+919845012345' }],
    ['00971 50 123 4567', { phone: '+971501234567' }],
    ['mob: +91-98450-12345', { phone: '+919845012345' }],
    ['+91.98450.12345', { phone: '+919845012345' }],
    ['(+60) 12-345 6789', { phone: '+60123456789' }],
    ['+60 (0)12 345 6789', { phone: '+60123456789' }],
    ['011-2345 6789 from KL', { phone: '+601123456789', location: 'KL' }],
    ['office 044 2345 6789, mobile 98450 12345', { phone: '+919845012345' }],
    ['my number 050-1234567', { phone: '+971501234567' }],
    ['whatsapp 9845012345 and not 9845012346', { phone: '+919845012345' }],
    ['old number 98450 12345, new one 98450 54321', { phone: '+919845054321' }],
    ['We have 9845012345 rows in our database', {}],
    ['tracking number 9845012345', {}],
    ['GST 29ABCDE1234F1Z5 order no 20241234567', {}],
    ['call me on 044 2345 6789 from Chennai between 10 and 5', { phone: '+914423456789', location: 'Chennai' }],
    ['Reach me on +49 151 23456789', { phone: '+4915123456789' }],
    ['+234 803 123 4567 is my line', { phone: '+2348031234567' }],
    ['I am in Nairobi, 0712 345678', { phone: '+254712345678', location: 'Nairobi' }],
    ['bus 12345, area 560001', {}],
  ])('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
