import type { Client } from 'pg';

/** Words of real inquiries, in the scripts of the studio's visitors; a third of a message is filled up from them at random. */
const words =
  'we would like to sell our batik online from april could you help us with a mobile app for deliveries and payments in ringgit our clinic needs appointments by web the old shop is slow on phones please tell what it costs and how long it takes to move to the cloud without losing orders our school wants lessons with video quizzes certificates a dashboard for agents plots leads and site visits candles portfolio alerts integrate with accounting invoices warehouse barcode restaurant menu kitchen table booking hotel rooms channel manager search engine newsletter campaign analytics consent privacy security audit migration kubernetes backup monitoring translation arabic hindi tamil malay right-to-left नमस्ते हमारी दुकान ऑनलाइन وكالة متجر تطبيق توصيل கடை வணக்கம் 网站 应用 支付 offert façade naïve'.split(
    ' ',
  );
const firstNames = ['Mei', 'Asha', 'Ravi', 'Fatima', 'Omar', 'Aisyah', 'Wei', 'Priya', 'Daniel', 'Sofía', 'Łukasz', 'Noor', 'Arjun', 'Hana', 'Yusuf', 'Grace'];
const lastNames = ['Tan', 'Rao', 'Menon', 'Al-Farsi', 'Rahman', 'Lim', 'Nair', 'Fernández', 'Wójcik', 'Haddad', 'Iyer', 'Okafor', 'Khan', 'Wong', 'Pillai', 'O’Brien'];
const companies = ['Kedai Kita', 'Blue Lagoon Clinic', 'Spice Route Foods', 'Desert Rose Realty', 'Monsoon Learning', 'Straits Logistics', 'Nila Textiles', 'Harbour Hotel'];
const services = ['web-development', 'mobile-development', 'ecommerce', 'digital-marketing', 'ai-solutions', 'cloud-solutions', 'other'];
const pages = ['/contact', '/services/ecommerce', '/services/web-development', '/portfolio/1', '/portfolio/4', '/blog'];

/** Rows of one statement: each is a transaction, and one entry for those who listen. */
const AT_ONCE = 50_000;
/** Seconds between two inquiries, so that a million span four years. */
const APART = 126;

/** Fills the table up to a number of rows, as they come in over the years: the millionth has just come. A tenth is unread, one in fifty is spam, as many are open. */
export async function fillInquiries(database: Client, upTo: number): Promise<void> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int as count from inquiry');
  const present = rows[0]!.count;
  for (let from = present; from < upTo; from += AT_ONCE) {
    await database.query(INSERT, [from, Math.min(upTo, from + AT_ONCE), 1_000_000, APART, words, firstNames, lastNames, companies, services, pages]);
  }
  await database.query('vacuum analyze inquiry');
}

const pick = (list: string, salt: number) => `(${list}::text[])[1 + (n * 7919 + n / 13 + ${salt}) % cardinality(${list}::text[])]`;

const INSERT = `
  insert into inquiry (id, first_name, last_name, email, phone, company, service, message, source, is_read, is_spam, state, due_at, replied_at, created_at)
  select uuidv7(at - now()), first, last, lower(first) || '.' || n || '@example.com', '+60 1' || (2 + n % 8) || '-' || lpad((n * 7919 % 10000000)::text, 7, '0'),
    company, service, message, jsonb_build_object('page', page, 'locale', 'en-MY'), n % 10 <> 0, n % 50 = 1,
    case when n % 50 = 0 then 'open' when n % 3 = 0 then 'won' when n % 3 = 1 then 'lost' else 'replied' end, at + interval '24 hours', case when n % 50 <> 0 then at + interval '5 hours' end, at
  from (
    select n, now() - ($3::bigint - n) * $4::int * interval '1 second' as at,
      ${pick('$6', 0)} as first, ${pick('$7', 3)} as last, ${pick('$8', 5)} as company, ${pick('$9', 11)} as service, ${pick('$10', 17)} as page,
      (select string_agg(($5::text[])[1 + floor(random() * cardinality($5::text[]))::int], ' ') from generate_series(1, 15 + n % 20)) as message
    from generate_series($1::bigint, $2::bigint - 1) as n
  ) as one`;
