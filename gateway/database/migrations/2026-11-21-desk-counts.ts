import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps the desk's figures up to date with each statement that changes inquiries or leads, however it comes. Once a
 * statement, over what it added and removed, not once a row: inquiries that are stored together are counted together.
 */
export class DeskCounts extends Migration {
  override up(): void {
    this.addSql(`create table "desk_count" ("id" boolean not null, "inquiries" int not null default 0, "unread_inquiries" int not null default 0, "spam_inquiries" int not null default 0, "chat_leads" int not null default 0, "qualified_leads" int not null default 0, primary key ("id"));`);
    this.addSql(`insert into "desk_count"
      select true, count(*) filter (where not is_spam), count(*) filter (where not is_spam and not is_read), count(*) filter (where is_spam),
        (select count(*) from chat_lead), (select count(*) from chat_lead where is_contact_info_collected)
      from inquiry;`);

    this.addSql(countingFunction('count_inquiries', {
      inquiries: 'not is_spam',
      unread_inquiries: 'not is_spam and not is_read',
      spam_inquiries: 'is_spam',
    }));
    this.addSql(countingFunction('count_leads', { chat_leads: 'true', qualified_leads: 'is_contact_info_collected' }));
    for (const [table, count] of [['inquiry', 'count_inquiries'], ['chat_lead', 'count_leads']] as const) {
      this.addSql(`create trigger "${table}_added" after insert on "${table}" referencing new table as added for each statement execute function ${count}();`);
      this.addSql(`create trigger "${table}_removed" after delete on "${table}" referencing old table as removed for each statement execute function ${count}();`);
      this.addSql(`create trigger "${table}_changed" after update on "${table}" referencing old table as removed new table as added for each statement execute function ${count}();`);
    }
  }
}

/** @param columns what a row must be to count in each column of desk_count */
export function countingFunction(name: string, columns: Record<string, string>): string {
  const entries = Object.entries(columns);
  const sum = (sign: '+' | '-', table: string) => `
        select ${entries.map(([column, condition]) => `d.${column} ${sign} count(*) filter (where ${condition})`).join(', ')} into ${entries.map(([column]) => `d.${column}`).join(', ')} from ${table};`;
  return `create function ${name}() returns trigger language plpgsql as $$
    declare d desk_count;
    begin
      ${entries.map(([column]) => `d.${column} := 0;`).join(' ')}
      if tg_op <> 'DELETE' then ${sum('+', 'added')}
      end if;
      if tg_op <> 'INSERT' then ${sum('-', 'removed')}
      end if;
      if ${entries.map(([column]) => `d.${column} <> 0`).join(' or ')} then
        update desk_count c set ${entries.map(([column]) => `${column} = c.${column} + d.${column}`).join(', ')};
      end if;
      return null;
    end $$;`;
}
