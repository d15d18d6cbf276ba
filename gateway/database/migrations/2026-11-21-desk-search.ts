import { Migration } from '@mikro-orm/migrations';

/**
 * What the desk finds records by: a text to search in, and keys by which two records of one person know each other.
 * The database derives them, so that they follow however a row comes or changes.
 *
 * pg_trgm takes only what the C library calls a letter, and under the locale C nothing beyond ASCII is one. So the
 * index sees other scripts in a code: two capitals for each character. Folded text has no capitals of its own.
 */
export class DeskSearch extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql(`create function desk_folded(t text) returns text language sql immutable strict parallel safe as $$
      select translate(
        case when octet_length(t) = char_length(t) then lower(t) else lower(regexp_replace(normalize(t, NFKD), '[\\u0300-\\u036f]', '', 'g')) end,
        E'\\n\\r\\t', '   ') $$;`);
    this.addSql(`create function desk_coded(t text) returns text language sql immutable strict parallel safe as $$
      select case when octet_length(t) > char_length(t) then (
        select string_agg(case when ascii(c) < 128 then c else chr(65 + ascii(c) % 26) || chr(65 + ascii(c) / 26 % 26) end, '' order by n)
        from string_to_table(t, null) with ordinality as s(c, n)) end $$;`);
    this.addSql(`create function desk_text(variadic parts text[]) returns text language sql immutable strict parallel safe as $$
      select desk_folded(' ' || array_to_string(parts, ' ')) $$;`);
    this.addSql(`create function desk_digits(t text) returns text language sql immutable strict parallel safe as $$ select regexp_replace(t, '[^0-9]', '', 'g') $$;`);
    this.addSql(`create function desk_email_key(t text) returns text language sql immutable strict parallel safe as $$ select lower(trim(t)) $$;`);
    // A number with its country's code and the same number without it end in the same nine digits.
    this.addSql(`create function desk_phone_key(t text) returns text language sql immutable strict parallel safe as $$
      select case when length(ltrim(desk_digits(t), '0')) >= 7 then right(ltrim(desk_digits(t), '0'), 9) end $$;`);

    this.addSql(searchable('inquiry', ['first_name', 'last_name', 'email', 'phone', 'company', 'message']));
    this.addSql(searchable('chat_lead', ['name', 'email', 'phone', 'company', 'location', 'purpose_of_visit', 'requirements', 'budget', 'timeline']));
    this.addSql(searchable('job_application', ['first_name', 'last_name', 'email', 'phone', 'position', 'current_location', 'experience', 'cover_letter', 'portfolio_url']));
    for (const table of ['inquiry', 'chat_lead', 'job_application']) {
      this.addSql(`create index "${table}_search" on "${table}" using gin ((coalesce(search_coded, search)) gin_trgm_ops);`);
      this.addSql(`create index "${table}_email_key" on "${table}" ("email_key");`);
      this.addSql(`create index "${table}_phone_key" on "${table}" ("phone_key");`);
    }
  }
}

function searchable(table: string, columns: readonly string[]): string {
  const text = `desk_text(variadic array[${columns.join(', ')}, desk_digits(phone)])`;
  return `alter table "${table}"
    add column "search" text generated always as (${text}) stored,
    add column "search_coded" text generated always as (desk_coded(${text})) stored,
    add column "email_key" text generated always as (desk_email_key(email)) stored,
    add column "phone_key" text generated always as (desk_phone_key(phone)) stored;`;
}
