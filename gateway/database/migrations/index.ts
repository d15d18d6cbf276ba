import { Conversations } from './2026-11-21-conversations.ts';
import { DeskCounts } from './2026-11-21-desk-counts.ts';
import { DeskEvents } from './2026-11-21-desk-events.ts';
import { DeskSearch } from './2026-11-21-desk-search.ts';
import { DeskWork } from './2026-11-21-desk-work.ts';
import { GroundFloor } from './2026-11-21-ground-floor.ts';
import { Newsletter } from './2026-11-21-newsletter.ts';
import { PostRoom } from './2026-11-22-post-room.ts';
import { SearchAside } from './2026-11-22-search-aside.ts';
import { ChatRepeats } from './2026-11-25-chat-repeats.ts';

/** Every migration, oldest first. A name is for ever: the database remembers it. */
export const migrations = [
  { name: '2026-11-21-ground-floor', class: GroundFloor },
  { name: '2026-11-21-desk-counts', class: DeskCounts },
  { name: '2026-11-21-conversations', class: Conversations },
  { name: '2026-11-21-newsletter', class: Newsletter },
  { name: '2026-11-21-desk-work', class: DeskWork },
  { name: '2026-11-21-desk-search', class: DeskSearch },
  { name: '2026-11-21-desk-events', class: DeskEvents },
  { name: '2026-11-22-post-room', class: PostRoom },
  { name: '2026-11-22-search-aside', class: SearchAside },
  { name: '2026-11-25-chat-repeats', class: ChatRepeats },
];
