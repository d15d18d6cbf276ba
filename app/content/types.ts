/** What the files in this folder are made of. All of it is plain data: no code, no markup. */

/** The document's title (with the company's name) and its description for search results. */
export interface Head {
  readonly title: string;
  readonly description: string;
}

export interface Action {
  readonly label: string;
  readonly href: string;
}

/** A figure as it is shown ('50+') and what it counts. */
export interface Stat {
  readonly value: string;
  readonly label: string;
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** A list of names under one heading, such as the technologies of one area. */
export interface NamedList {
  readonly name: string;
  readonly items: readonly string[];
}

/** A heading with one emphasised word. The parts carry their own spaces: join them as they are. */
export interface EmphasisedHeading {
  readonly before: string;
  readonly emphasis: string;
  readonly after: string;
}

/** What every page has: the document's head, the page's one h1 and the sentence or two below it. */
export interface PageWords {
  readonly head: Head;
  readonly heading: string | EmphasisedHeading;
  readonly lede: string;
}

export interface SocialLink {
  /** Chooses the icon. */
  readonly id: 'linkedin' | 'github' | 'instagram' | 'youtube';
  readonly label: string;
  /** An empty address means that the icon is not drawn. */
  readonly href: string;
}

export interface Company {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  readonly emails: {
    readonly hello: string;
    readonly support: string;
    readonly careers: string;
    readonly privacy: string;
  };
  readonly officesLine: string;
  readonly businessHours: string;
  /** Reads on after a verb: "we reply within 24 hours". */
  readonly replyPromise: string;
  readonly copyright: string;
  readonly social: readonly SocialLink[];
  readonly stats: {
    readonly projects: string;
    readonly clients: string;
    readonly years: string;
    readonly support: string;
    readonly team: string;
    readonly countries: string;
    readonly industries: string;
    readonly satisfaction: string;
    readonly uptime: string;
  };
}

/** 0 is Sunday, as in `Date.prototype.getDay`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface PhoneNumber {
  /** For the link: `+`, the country's code and the number, digits only. */
  readonly e164: string;
  readonly display: string;
}

export interface Office {
  readonly id: 'india' | 'malaysia' | 'dubai';
  /** The label that the office goes by. */
  readonly country: string;
  readonly city: string;
  readonly timezoneLabel: string;
  /** What the label's abbreviation stands for. */
  readonly timezoneName: string;
  /** IANA name, for `Intl.DateTimeFormat`. */
  readonly timeZone: string;
  /** Degrees north. */
  readonly latitude: number;
  /** Degrees east. */
  readonly longitude: number;
  /** As a chart prints it. */
  readonly coordinates: string;
  readonly email: string;
  /** Not drawn where none is set. */
  readonly phone?: PhoneNumber;
  /** Not drawn where none is set. */
  readonly whatsapp?: PhoneNumber;
  /** Full hours on the office's own clock; open from `opens` until just before `closes`. */
  readonly opens: number;
  readonly closes: number;
  readonly openDays: readonly Weekday[];
}

export interface OfficeAddress {
  /** Street and house first, in two lines; city and country in the last. */
  readonly lines: readonly string[];
  /** For search engines, which want it apart. */
  readonly postalCode?: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
}

export interface Navigation {
  readonly links: readonly Action[];
  readonly quote: Action;
  readonly footerServices: readonly Action[];
  readonly footerCompany: readonly Action[];
}

export type ServiceId =
  | 'web-development'
  | 'mobile-development'
  | 'ecommerce'
  | 'digital-marketing'
  | 'ai-solutions'
  | 'cloud-solutions';

/** What a visitor can choose in the contact form. */
export interface ServiceOption {
  readonly value: ServiceId | 'other';
  readonly label: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface Service {
  /** Also the slug of the service's page. */
  readonly id: ServiceId;
  readonly title: string;
  readonly description: string;
  readonly technologies: readonly string[];
  /** Six or more; cards show the first three. */
  readonly features: readonly string[];
  readonly link: `/services/${ServiceId}`;
  /** Two digits, for the chart label: `01 / Web`. */
  readonly number: string;
  readonly shortTitle: string;
  readonly headline: string;
  readonly lede: string;
  readonly delivered: readonly TitledText[];
  readonly process: readonly TitledText[];
  readonly technologiesByArea: readonly NamedList[];
  readonly whenNotToBuy: readonly string[];
  readonly faq: readonly Question[];
  readonly relatedProjectIds: readonly ProjectId[];
  readonly callToAction: string;
  readonly head: Head;
}

export type ProjectId = 1 | 2 | 3 | 4 | 5 | 6;

export type ProjectCategory =
  | 'E-commerce'
  | 'Healthcare'
  | 'Food & Beverage'
  | 'Education'
  | 'Real Estate'
  | 'Finance';

export interface Project {
  readonly id: ProjectId;
  readonly title: string;
  readonly description: string;
  /** One paragraph. */
  readonly longDescription: string;
  readonly category: ProjectCategory;
  readonly technologies: readonly string[];
  readonly features: readonly string[];
  readonly client: string;
  readonly timeline: string;
  readonly teamSize: string;
  readonly budget: string;
  readonly deliverables: readonly string[];
  /** From an area, such as Frontend, to what was used there. */
  readonly technologies_detailed: Readonly<Record<string, readonly string[]>>;
  readonly challenges: readonly string[];
  /** How each challenge was met: as many entries as `challenges`, in the same order. */
  readonly approach: readonly string[];
  /** Each begins with its figure. */
  readonly results: readonly string[];
  /** The two colours of the cover's ground, dark first. */
  readonly gradient: readonly [from: string, to: string];
  /** Chooses the cover drawing. */
  readonly icon: 'shelf' | 'calendar' | 'route' | 'path' | 'plots' | 'candles';
  readonly serviceIds: readonly ServiceId[];
  readonly head: Head;
}

export type PortfolioCategory = 'All' | ProjectCategory;

export interface Testimonial {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly rating: 5;
  readonly text: string;
  readonly projectId: ProjectId;
}

export interface Position {
  readonly slug: string;
  readonly title: string;
  readonly department: string;
  readonly location: string;
  /** The same for search engines: the offices where the work is, and the country that it may be done from at home. */
  readonly officeIds: readonly Office['id'][];
  readonly remoteWithin?: string;
  /** ISO 8601, the day only. */
  readonly posted: string;
  readonly type: 'Full-time' | 'Part-time' | 'Contractor' | 'Temporary' | 'Intern';
  readonly experience: string;
  readonly description: string;
  readonly requirements: readonly string[];
}

export type ArticleCategory =
  | 'AI & Technology'
  | 'E-commerce'
  | 'Design'
  | 'Cloud Computing'
  | 'Digital Marketing'
  | 'Security';

export type ArticleFilter = 'All' | ArticleCategory;

/** The paragraphs come first; the list, where there is one, follows them. */
export interface Section {
  /** The anchor on the page. */
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  /** Where the points are rows of figures (`name: figure · figure`): what stands over each column, the names' included. */
  readonly columns?: readonly string[];
  /** The points are questions, each with what to expect of its answer. They are numbered through the whole text. */
  readonly asks?: true;
  /** The points begin with their names, which are longer than what could be told from a sentence. */
  readonly named?: true;
}

export interface Article {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  /** ISO 8601, the day only. */
  readonly date: string;
  readonly category: ArticleCategory;
  readonly readTime: string;
  readonly featured: boolean;
  readonly relatedServiceIds: readonly ServiceId[];
  readonly sections: readonly Section[];
  readonly head: Head;
  /** The article to read after it. The build puts it there. */
  readonly next?: Pick<Article, 'slug' | 'title' | 'excerpt'>;
}

export interface PrivacyPolicy extends PageWords {
  readonly heading: string;
  /** What its table of contents and the two facts about it are called. */
  readonly labels: { readonly contents: string; readonly lastUpdated: string; readonly minimumAge: string };
  /** As it is shown. */
  readonly lastUpdated: string;
  /** ISO 8601, for the `time` element. */
  readonly lastUpdatedDate: string;
  readonly minimumAge: number;
  readonly sections: readonly Section[];
}

export interface Chat {
  readonly title: string;
  readonly status: string;
  readonly greeting: string;
  readonly placeholder: string;
  readonly apology: string;
  readonly suggestions: readonly string[];
}
