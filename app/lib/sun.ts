/** Where the sun stands overhead, in degrees: latitude north, longitude east from -180 to 180. */
export interface SubsolarPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** A window on the map, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY = 86_400_000;

/** The low-precision formulas of the Astronomical Almanac: good to a hundredth of a degree in this century. */
export function subsolarPoint(now: Date): SubsolarPoint {
  const days = (now.getTime() - J2000) / DAY;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const ecliptic = radians(280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const obliquity = radians(23.439 - 0.0000004 * days);
  const rightAscension = degrees(Math.atan2(Math.cos(obliquity) * Math.sin(ecliptic), Math.cos(ecliptic)));
  const siderealTime = 15 * (18.697374558 + 24.06570982441908 * days);
  return {
    latitude: degrees(Math.asin(Math.sin(obliquity) * Math.sin(ecliptic))),
    longitude: wrap(rightAscension - siderealTime),
  };
}

/** Latitudes, in degrees. */
interface Range {
  readonly south: number;
  readonly north: number;
}

/** From where on a meridian the sun is seen: its height has a sine of `highest * cos(latitude - middle)`. */
interface Meridian {
  readonly longitude: number;
  /** In degrees. */
  readonly middle: number;
  readonly highest: number;
}

function meridianAt(longitude: number, sun: SubsolarPoint): Meridian {
  const declination = radians(sun.latitude);
  // sin(altitude) = a sin(latitude) + b cos(latitude), which is a cosine about the latitude where the sun is highest.
  const a = Math.sin(declination);
  const b = Math.cos(declination) * Math.cos(radians(longitude - sun.longitude));
  return { longitude, middle: degrees(Math.atan2(a, b)), highest: Math.hypot(a, b) };
}

/** The latitudes that see the sun higher than the height of this sine, within the bounds; south equals north where there are none. */
function rangeOn({ middle, highest }: Meridian, sine: number, { south, north }: Bounds): Range {
  const ratio = sine / highest;
  const half = ratio <= -1 ? 180 : ratio >= 1 ? 0 : degrees(Math.acos(ratio));
  // On the far side the range reaches into the window from the next turn of the circle.
  for (let turn = middle - 360; turn <= middle + 360; turn += 360) {
    if (turn + half > south && turn - half < north) return { south: Math.max(south, turn - half), north: Math.min(north, turn + half) };
  }
  const edge = middle > (south + north) / 2 ? north : south;
  return { south: edge, north: edge };
}

/**
 * The latitudes at this longitude from which the sun is seen higher than `altitude` degrees, within the bounds;
 * south equals north where there are none.
 */
export function dayRange(sun: SubsolarPoint, longitude: number, altitude: number, bounds: Bounds): Range {
  return rangeOn(meridianAt(longitude, sun), sineOf(altitude), bounds);
}

/**
 * For each altitude the part of the window that sees the sun higher, as a path in tenths of degrees, y down.
 *
 * @param altitudes falling, in degrees
 */
export function dayPaths(sun: SubsolarPoint, altitudes: readonly number[], bounds: Bounds): string[] {
  const sines = altitudes.map(sineOf);
  const meridians = Array.from({ length: bounds.east - bounds.west + 1 }, (_, degree) => meridianAt(bounds.west + degree, sun));
  // Where it is day or night at all of the altitudes, as it is on most meridians, the path is straight: its ends are enough.
  const plain = meridians.map((meridian) => {
    const [least, most] = [rangeOn(meridian, sines[0]!, bounds), rangeOn(meridian, sines.at(-1)!, bounds)];
    return least.south === most.south && least.north === most.north ? `${least.south} ${least.north}` : undefined;
  });
  const telling = meridians.filter((_, at) => plain[at] === undefined || plain[at] !== plain[at - 1] || plain[at] !== plain[at + 1]);
  return sines.map((sine) => {
    const upper: string[] = [];
    const lower: string[] = [];
    for (const meridian of telling) {
      const { south, north } = rangeOn(meridian, sine, bounds);
      upper.push(point(meridian.longitude, north));
      lower.push(point(meridian.longitude, south));
    }
    return `M${[...upper, ...lower.toReversed()].join('L')}z`;
  });
}

function point(longitude: number, latitude: number): string {
  return `${Math.round(longitude * 10)} ${Math.round(latitude * -10)}`;
}

function wrap(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

const sineOf = (altitude: number) => Math.sin(radians(altitude));

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
