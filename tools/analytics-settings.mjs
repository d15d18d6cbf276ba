// Plain JavaScript for Node 20 without any package: tools/prepare.mjs reads the settings before anything is built.

const PROVIDERS = ['ga4', 'plausible'];

/**
 * What the build is told about analytics, and one sentence for each mistake in it. Nothing configured: nothing at all.
 * @param {Record<string, string | undefined>} variables
 * @returns {{ settings?: { provider: 'ga4' | 'plausible', id: string, scriptUrl: string }, problems: string[] }}
 */
export function analyticsSettings(variables) {
  const [provider, id, script] = ['PROVIDER', 'ID', 'SCRIPT_URL'].map((name) => variables[`ANALYTICS_${name}`]?.trim() || undefined);
  if (!provider) {
    const lonely = id ? 'ANALYTICS_ID' : script ? 'ANALYTICS_SCRIPT_URL' : undefined;
    return { problems: lonely ? [`ANALYTICS_PROVIDER must be set when ${lonely} is set: ga4 or plausible.`] : [] };
  }
  if (!PROVIDERS.includes(provider)) return { problems: [`ANALYTICS_PROVIDER must be ga4 or plausible; it is "${provider}".`] };

  const problems = [];
  if (!id) problems.push('ANALYTICS_ID must be set when ANALYTICS_PROVIDER is set.');
  else if (provider === 'ga4' && !/^G-[A-Z0-9]{4,20}$/.test(id)) problems.push(`ANALYTICS_ID must be a measurement ID of Google Analytics 4, such as G-ABC123DEF4; it is "${id}".`);
  else if (provider === 'plausible' && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(id)) problems.push(`ANALYTICS_ID must be the site's name at Plausible, such as www.example.com; it is "${id}".`);
  if (script && !isScriptAddress(script)) problems.push(`ANALYTICS_SCRIPT_URL must be the whole address of a script, beginning with https:; it is "${script}".`);
  if (problems.length > 0) return { problems };
  return { settings: { provider, id, scriptUrl: provider === 'ga4' ? gtagAddress(script, id) : (script ?? 'https://plausible.io/js/script.manual.js') }, problems };
}

/** Without TLS on this machine only. */
function isScriptAddress(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, hash } = new URL(address);
  return (protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))) && username === '' && hash === '';
}

/** Google's script is made for one ID. */
function gtagAddress(script = 'https://www.googletagmanager.com/gtag/js', id) {
  const url = new URL(script);
  if (!url.searchParams.has('id')) url.searchParams.set('id', id);
  return url.href;
}
