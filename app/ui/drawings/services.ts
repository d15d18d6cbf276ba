import type { ServiceId } from '#content/types.ts';

/**
 * What is tinted, and the lines, on a sheet of 160 by 120. The ink goes from 1 to 159 and from 11 to 109, the tint's shift of
 * 5 included: wherever a drawing stands, it hangs on the margin, left and right, and its head is level with the words.
 */
export const serviceDrawings: Readonly<Record<ServiceId, readonly [tint: string, lines: string]>> = {
  'web-development': [
    'M15 42h50v38h-50z',
    'M1 11h158v98h-158zM1 27h158M10 19h0M17 19h0M24 19h0M15 42h50v38h-50zM82 44h62M82 55h62M82 66h34M15 94h66M126 78l8 25 5-10 10-4z',
  ],
  'mobile-development': [
    'M12 54h34v24h-34zM114 54h34v24h-34z',
    'M7 11h44q6 0 6 6v86q0 6-6 6h-44q-6 0-6-6v-86q0-6 6-6zm15 8h14m-24 13h34m-34 11h22m-22 11h34v24h-34zm0 16l10-7 10 7 14-10m-34 32h34M109 11h44q6 0 6 6v86q0 6-6 6h-44q-6 0-6-6v-86q0-6 6-6zm15 8h14m-24 13h34m-34 11h22m-22 11h34v24h-34zm0 16l10-7 10 7 14-10m-34 32h34M67 54h26l-7-7M93 66h-26l7 7',
  ],
  ecommerce: [
    'M90 44h58l6 60h-70z',
    'M1 11h64v98l-8-7-8 7-8-7-8 7-8-7-8 7-8-7-8 7zM12 28h42M12 42h26M12 54h34M12 66h20M12 84h14M40 84h14M90 44h58l6 60h-70zM105 57v-18q0-18 14-18t14 18v18',
  ],
  'digital-marketing': [
    'M1 92l33-14 28 5 34-26 38-23v70h-133z',
    'M1 11v98h158M1 92l33-14 28 5 34-26 38-23M34 78v31M62 83v26M96 57v52M111 34a23 23 0 1 0 46 0a23 23 0 1 0-46 0M122 34a12 12 0 1 0 24 0a12 12 0 1 0-24 0M125 34h9l-5 8',
  ],
  'ai-solutions': [
    'M96 24h52q6 0 6 6v46q0 6-6 6h-30l-14 17v-17h-8q-6 0-6-6v-46q0-6 6-6z',
    'M1 17a6 6 0 1 0 12 0a6 6 0 1 0-12 0M1 60a6 6 0 1 0 12 0a6 6 0 1 0-12 0M1 103a6 6 0 1 0 12 0a6 6 0 1 0-12 0M50 38a6 6 0 1 0 12 0a6 6 0 1 0-12 0M50 82a6 6 0 1 0 12 0a6 6 0 1 0-12 0M13 19l38 17M13 58l38-17M13 62l38 17M13 101l38-17M11 22l41 55M11 98l41-55M62 40l28 8M62 80l28-8M96 24h52q6 0 6 6v46q0 6-6 6h-30l-14 17v-17h-8q-6 0-6-6v-46q0-6 6-6zM102 40h40M102 53h40M102 66h18M129 66l5 5 8-10',
  ],
  'cloud-solutions': [
    'M46 62a16 16 0 1 1 4-31.5a25 25 0 0 1 49 .5a18 18 0 1 1 13 31z',
    'M46 62a16 16 0 1 1 4-31.5a25 25 0 0 1 49 .5a18 18 0 1 1 13 31zM80 62v21M24 83v-10h112v10M1 83h46v26h-46zM57 83h46v26h-46zM113 83h46v26h-46zM10 96h0M17 96h0M27 96h12M66 96h0M73 96h0M83 96h12M122 96h0M129 96h0M139 96h12',
  ],
};
