import { Migration } from '@mikro-orm/migrations';

/**
 * Moves the search index of inquiries into a table of its own, which is filled after they are stored: a trigram index
 * takes as long as all the rest of an insert. Until then an inquiry waits in a list that a search looks through as well.
 * And says what is derived from each row in fewer steps: PostgreSQL runs a function in SQL that it cannot write out in
 * place like a query of its own, one in PL/pgSQL like an expression.
 */
export class SearchAside extends Migration {
  override up(): void {
    this.addSql(`create or replace function desk_folded(t text) returns text language plpgsql immutable strict parallel safe as $$
      begin
        if octet_length(t) > char_length(t) then t := regexp_replace(normalize(t, NFKD), '[\\u0300-\\u036f]', '', 'g'); end if;
        return translate(lower(t), E'\\n\\r\\t', '   ');
      end $$;`);
    this.addSql(`create or replace function desk_text(variadic parts text[]) returns text language plpgsql immutable strict parallel safe as $$
      begin return desk_folded(' ' || array_to_string(parts, ' ')); end $$;`);
    this.addSql(`create or replace function desk_phone_key(t text) returns text language plpgsql immutable strict parallel safe as $$
      declare digits text := ltrim(desk_digits(t), '0');
      begin return case when length(digits) >= 7 then right(digits, 9) end; end $$;`);

    this.addSql(`drop index "inquiry_search";`);
    this.addSql(`create table "inquiry_search" ("inquiry_id" uuid not null, "text" text not null, primary key ("inquiry_id"));`);
    this.addSql(`alter table "inquiry_search" add constraint "inquiry_search_inquiry_id_foreign" foreign key ("inquiry_id") references "inquiry" ("id") on update cascade on delete cascade;`);
    this.addSql(`insert into "inquiry_search" select id, coalesce(search_coded, search) from inquiry;`);
    this.addSql(`create index "inquiry_search_text" on "inquiry_search" using gin ("text" gin_trgm_ops);`);
    this.addSql(`alter table "inquiry" drop column "search_coded";`);

    this.addSql(`create table "inquiry_unindexed" ("id" uuid not null, primary key ("id"));`);
    this.addSql(`create function await_index() returns trigger language plpgsql as $$
      begin
        insert into inquiry_unindexed select id from added on conflict do nothing;
        return null;
      end $$;`);
    this.addSql(`create function await_index_again() returns trigger language plpgsql as $$
      begin
        insert into inquiry_unindexed select a.id from added a join removed r using (id) where a.search <> r.search on conflict do nothing;
        return null;
      end $$;`);
    this.addSql(`create trigger "inquiry_indexed_added" after insert on "inquiry" referencing new table as added for each statement execute function await_index();`);
    this.addSql(`create trigger "inquiry_indexed_changed" after update on "inquiry" referencing old table as removed new table as added for each statement execute function await_index_again();`);
  }
}
