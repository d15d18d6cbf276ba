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

/**
 * The latitudes at this longitude from which the sun is seen higher than `altitude` degrees, within the bounds;
 * south equals north where there are none.
 */
export function dayRange(sun: SubsolarPoint, longitude: number, altitude: number, { south, north }: Bounds) {
  const declination = radians(sun.latitude);
  // sin(altitude) = a sin(latitude) + b cos(latitude), which is a cosine about the latitude where the sun is highest.
  const a = Math.sin(declination);
  const b = Math.cos(declination) * Math.cos(radians(longitude - sun.longitude));
  const middle = degrees(Math.atan2(a, b));
  const ratio = Math.sin(radians(altitude)) / Math.hypot(a, b);
  const half = ratio <= -1 ? 180 : ratio >= 1 ? 0 : degrees(Math.acos(ratio));
  // On the far side the range reaches into the window from the next turn of the circle.
  const turn = [middle - 360, middle, middle + 360].find((m) => m + half > south && m - half < north);
  if (turn === undefined) {
    const edge = middle > (south + north) / 2 ? north : south;
    return { south: edge, north: edge };
  }
  return { south: Math.max(south, turn - half), north: Math.min(north, turn + half) };
}

/** The part of the window that sees the sun higher than `altitude`, as a path in tenths of degrees, y down. */
export function dayPath(sun: SubsolarPoint, altitude: number, bounds: Bounds): string {
  const upper: string[] = [];
  const lower: string[] = [];
  for (let longitude = bounds.west; longitude <= bounds.east; longitude += 1) {
    const range = dayRange(sun, longitude, altitude, bounds);
    upper.push(point(longitude, range.north));
    lower.unshift(point(longitude, range.south));
  }
  return `M${[...upper, ...lower].join('L')}z`;
}

function point(longitude: number, latitude: number): string {
  return `${Math.round(longitude * 10)} ${Math.round(latitude * -10)}`;
}

function wrap(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}
