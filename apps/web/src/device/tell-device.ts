import type { AppServices } from '../session/services.ts';

/**
 * What a browser says of itself where it says so; nothing that would tell this device from another of its
 * kind.
 */
type Hints = Navigator & { readonly userAgentData?: { readonly platform?: string } };

const WAIT_MS = 20_000;

/**
 * What a consent that was just given lets us know, sent at once and only then. False: the phone itself would
 * not say it.
 */
export async function tellDevice(client: AppServices['client'], purpose: string): Promise<boolean> {
  if (purpose === 'device') {
    await client.call('upload.device-info', deviceFacts(navigator, screen));
    return true;
  }
  if (purpose !== 'location') return true;
  const place = await placeOf(navigator.geolocation);
  if (!place) return false;
  // To about a kilometre before it leaves the phone.
  await client.call('upload.location', {
    latitude: rounded(place.latitude),
    longitude: rounded(place.longitude),
  });
  return true;
}

export const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

export function deviceFacts(device: Hints, { width, height }: Pick<Screen, 'width' | 'height'>) {
  const { userAgent } = device;
  const android = /Android ([\d.]+); ([^;)]+)/u.exec(userAgent);
  const apple = /(iPhone|iPad).*? OS ([\d_]+)/u.exec(userAgent);
  const system = android
    ? `Android ${android[1]}`
    : apple
      ? `iOS ${apple[2]?.replaceAll('_', '.')}`
      : (device.userAgentData?.platform ?? 'Browser');
  return {
    model: (android?.[2] ?? apple?.[1] ?? 'Browser').slice(0, 80),
    system: system.slice(0, 40),
    screen: `${Math.round(width)}x${Math.round(height)}`,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function placeOf(geolocation: Geolocation | undefined): Promise<GeolocationCoordinates | undefined> {
  if (!geolocation) return Promise.resolve(undefined);
  return new Promise((tell) => {
    geolocation.getCurrentPosition(
      ({ coords }) => tell(coords),
      () => tell(undefined),
      { enableHighAccuracy: false, timeout: WAIT_MS, maximumAge: 600_000 },
    );
  });
}
