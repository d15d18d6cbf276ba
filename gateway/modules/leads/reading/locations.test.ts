import { describe, expect, it } from 'vitest';
import { toldIn, type Row } from '../../../test/told.ts';

describe('somebody who writes is', () => {
  it.each<Row>([
    ["my uncle's shop in Kuching needs help", { location: 'Kuching' }],
    ['we show flats in Sylhet to people living in London', { location: 'Sylhet' }],
    ['I have a dive centre on Havelock Island', { location: 'Havelock Island' }],
    ['please send someone to Tirupati', { location: 'Tirupati' }],
    ['Halifax, Nova Scotia', { location: 'Halifax' }],
    ['i own this tiny salon in taman melawati', { location: 'taman melawati' }],
    ['our dhaba is in shahpura, need google ads', { location: 'shahpura', servicesInterested: 'digital-marketing' }],
    ['our plant is between Hosur and Krishnagiri', { location: 'Hosur' }],
    ["greetings, we're in Trondheim and make sails", { location: 'Trondheim' }],
    ['Ulhasnagar side we have godown', { location: 'Ulhasnagar' }],
    ['native of Barabanki', { location: 'Barabanki' }],
    ['Nilgiri Tea Traders, Coonoor. Hello', { company: 'Nilgiri Tea Traders', location: 'Coonoor' }],
    ["we're in Freiburg im Breisgau", { location: 'Freiburg im Breisgau' }],
    ['kantor kami di Jakarta Selatan', { location: 'Jakarta Selatan' }],
    ['Pilgrims come to us from Nepal', {}],
    ['my startup is in trouble', {}],
    ['we are in retail', {}],
    ['we are based out of Coimbatore', { location: 'Coimbatore' }],
    ['I stay in Kota Bharu', { location: 'Kota Bharu' }],
    ['located at Hamriyah Free Zone, Sharjah', { location: 'Sharjah' }],
    ['our office is in Lekki, Lagos', { location: 'Lagos' }],
    ['We moved from Chennai to Madurai last year', { location: 'Madurai' }],
    ['not in Dubai, in Abu Dhabi', { location: 'Abu Dhabi' }],
    ['I am from Kerala but live in Doha now', { location: 'Doha' }],
    ['city: ipoh', { location: 'ipoh' }],
    ['Location - Salem', { location: 'Salem' }],
    ['we ship to Singapore and London from our workshop in Jaipur', { location: 'Jaipur' }],
    ['Our customers are in Germany', {}],
    ['do you have people in Penang?', {}],
    ['the server is in Frankfurt', {}],
    ['I read about your Dubai office', {}],
    ['Is Kuala Lumpur your head office?', {}],
    ['I live near Ooty', { location: 'Ooty' }],
    ['A school in Kisumu, Kenya', { location: 'Kisumu, Kenya' }],
    ['penang', { location: 'penang' }, 'location'],
    ['we are in penang lah', { location: 'penang' }, 'location'],
    ['We have a hotel in Bentota, Sri Lanka', { location: 'Bentota' }],
    ['Hello from Utrecht!', { location: 'Utrecht' }],
    ['greetings from Addis Ababa', { location: 'Addis Ababa' }],
    ['writing to you from Hangzhou', { location: 'Hangzhou' }],
  ])('as told in %j', (message, lead, asked) => {
    expect(toldIn(message, asked)).toEqual(lead);
  });
});
