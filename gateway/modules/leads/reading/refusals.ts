/** Somebody wants to be left alone, or takes back what they gave: nothing of that message is kept to reach them by. */
export const wantsNoContact = (message: string): boolean =>
  /\b(?:do(?: not|n'?t) (?:want|need|wish) (?:any |a |you to |to be )?(?:contact|call|contacted|called)|do(?: not|n'?t) (?:contact|call|mail|email|write to) me|(?:forget|delete|remove|erase|ignore) (?:my|the|all my) (?:e-?mail|mail|number|phone|name|address|details|data|contact)|no contact please|stop (?:contacting|mailing|calling))\b/i.test(message);

/** An answer that declines: "skip", "not decided", "no thanks". */
export const declines = (message: string): boolean =>
  /^\W*(?:(?:no|nope|nah|skip|pass|later|none|nothing|never mind|not (?:now|yet|sure|decided|telling|needed|applicable)|undecided|don'?t know|dont know|no idea|unknown|n\/?a|tbd|maybe|why|prefer not|rather not|i'?d rather not|secret|private|anonymous)\b)/i.test(message);
