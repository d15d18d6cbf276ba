import { source } from '../../language/patterns.ts';

/** What a firm is, in everyday words: "my bakery", "a logistics startup". */
export const businessNoun = source`
  (?:
    company|business|firm|organi[sz]ation|start-?up|brand|label|agency|consultancy|enterprise|school|pre-?school|college|academy
    |institute|university|clinic|hospital|pharmacy|practice|lab|shop|store|showroom|boutique|bakery|bakehouse|cafe|café
    |coffee ?shop|restaurant|eatery|caterer|hotel|resort|homestay|hostel|studio|salon|spa|gym|factory|mill|manufacturer|maker
    |supplier|distributor|wholesaler|retailer|exporter|importer|dealer|dealership|garage|workshop|farm|plantation|dairy|bank|fund
    |brokerage|insurer|ngo|NGO|charity|non-?profit|trust|foundation|society|co-?operative|museum|theatre|church|temple|club
    |association|chain|group|fleet|contractor|builder|publisher|press|magazine|newspaper|travel agency|tour operator|marketplace
    |platform|venture|outlet|kitchen|guest ?house|lodge|inn|b&b|winery|pharmacies|festival|dhaba|mess|canteen|godown|depot|yard
    |pottery|gallery|smithy|tannery|foundry|mandi|kilang|kedai|warung|toko|tailor|laundry|dispensary|polyclinic|law firm|chambers
    |nursery|winery|brewery|roastery|jeweller|florist|nursing home|daycare|tuition cent(?:re|er)|cent(?:re|er)
  )
`;

const department = source`
  (?:
    digital|marketing|sales|operations|it|i\.t\.|growth|product|engineering|finance|hr|people|procurement|purchasing|design
    |technology|tech|innovation|customers?(?: (?:care|support|service|success|experience))?|support|online(?: sales)?|e-?commerce
    |business development|strategy|communications?|brand|data|research|legal|admin(?:istration)?|logistics|supply chain|content
    |partnerships|development|projects|studies|nursing|department
  )
`;

/** What somebody is in a firm, as it stands on a visiting card or before "at". */
export const role = source`
  (?:
    (?:co-?|vice[- ]?|deputy |assistant |associate |senior |general |managing |executive )*(?:
      founder|owner|ceo|cto|coo|cfo|cmo|cio|md|gm|director|manager|partner|president|principal|chair(?:man|woman|person)?
      |proprietor|correspondent|warden|rector|provost|bursar|matron|abbot|curator|librarian|editor|publisher|convenor|convener
      |organi[sz]er|officer|head|lead|vp|executive|coordinator|co-ordinator|administrator|specialist|analyst|engineer|developer
      |designer|architect|consultant|secretary|accountant|buyer|supervisor|dean|registrar|trustee|treasurer|doctor|dentist|teacher
      |headmaster|headmistress|chef|pengurus(?: besar)?|pengarah(?: urusan)?|pemilik|ketua|setiausaha|gesch[äa]ftsf[üu]hrer(?:in)?
      |inhaber(?:in)?|\p{L}*-?leiter(?:in)?|directeur|directrice|g[ée]rant|gerente|director general
    )(?:(?: of| for|,)? ${department}(?: (?:and|&) ${department})?)?
    |head of ${department}|vp(?: of)? ${department}
    |(?:
      it|hr|marketing|sales|operations|project|general|office|practice|product|digital|procurement|purchase|brand|branch|plant
      |store|business development|customer|data|tech(?:nology)?|finance|admin|e-?commerce
    ) (?:manager|head|director|lead|executive|officer|team|department)
    |accounts|hr|marketing|sales|it|admin|operations|procurement|finance|support
  )
`;

const wholeRole = new RegExp(String.raw`^(?:the |an? |our )?(?:[\p{L}&/-]+ ){0,3}${role}(?: (?:and|&) (?:[\p{L}&/-]+ ){0,2}${role})?$`, 'iu');

/** Whether a piece of a card is what somebody is: "practice manager", "Head of Digital". */
export const isRole = (text: string): boolean => wholeRole.test(text.trim());

const roleLast = new RegExp(String.raw`(?:^|[ ])${role}$`, 'iu');

/** "This is Sheikh Mansoor's office manager", before the name. */
export const endsInRole = (text: string): boolean => roleLast.test(text.trim());

/** Those whose addresses anybody can have: their names say nothing of the owner's firm. */
const mailProviders = new Set('gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud proton protonmail pm zoho aol gmx web rediffmail fastmail hey mail email inbox yandex tutanota example test'.split(' '));

/** Letters that an address and a firm's name have to share. */
const TELLING = 4;

/** The part of an e-mail address that tells whose it is: `goaspice` of `rohan@goaspice.example`. */
export function domainLabel(email: string): string | undefined {
  const label = email.toLowerCase().split('@')[1]?.split('.')[0]?.replace(/[^a-z\d]/g, '') ?? '';
  return label.length >= TELLING && !mailProviders.has(label) ? label : undefined;
}

/** Whether a domain is made of a name's words: "Goa Spice Route" and `goaspice`. */
export function isNamedBy(label: string, name: string): boolean {
  const words = name.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').split(/[\s&+.-]+/).map((word) => word.replace(/[^a-z\d]/g, '')).filter(Boolean);
  const whole = words.join('');
  if (whole === label) return true;
  const legal = /^(?:sdn|bhd|pvt|ltd|llc|llp|inc|co|and|the|of)$/;
  const telling = words.filter((word) => !legal.test(word)).join('');
  if (telling.length < TELLING) return false;
  return words.length > 1 && (telling.startsWith(label) || (label.startsWith(telling) && telling.length >= TELLING) || (label.includes(telling) && telling.length > TELLING + 2));
}
