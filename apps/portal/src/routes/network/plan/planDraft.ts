import type { NetworkChange, NetworkClient } from '@zrak/api-client';
import type { PlanPosition } from '@zrak/ui/SitePlan';
import { changedFields } from '../changedFields.ts';
import { draftOfTexts, type TextsDraft, textsOf } from '../localTexts.ts';
import { planPositionOf } from '../../../shared/map/usePlanPicture.ts';

type ClientChange = NonNullable<NetworkChange['clients']>[number];

/** A picture that has been chosen and not been saved. */
export interface ChosenPicture {
  file: File;
  width: number;
  height: number;
}

/** Content of the form of a site plan. */
export interface PlanDraft {
  picture: ChosenPicture | null;
  description: TextsDraft;
  /** By station; null for one that is not on the plan. */
  positions: Readonly<Record<string, PlanPosition | null>>;
}

export const draftOfPlan = ({ sitePlan, stations }: NetworkClient): PlanDraft => ({
  picture: null,
  description: draftOfTexts(sitePlan?.description),
  positions: Object.fromEntries(stations.map(({ id, planPosition }) => [id, planPositionOf(planPosition)])),
});

/** After a reload of the page, the file of a draft is gone. */
export const pictureOf = ({ picture }: PlanDraft): ChosenPicture | null =>
  picture?.file instanceof File ? picture : null;

/** A draft without this picture, which has been sent; another one stays in it. */
export const withoutPicture =
  (sent: ChosenPicture | null) =>
  (draft: PlanDraft): PlanDraft =>
    draft.picture === sent ? { ...draft, picture: null } : draft;

/**
 * The description, if it differs from the loaded one, and changed positions for the server; null without a description.
 */
export function planChangeOf(
  { id, stations }: Pick<NetworkClient, 'id' | 'stations'>,
  loaded: PlanDraft,
  draft: PlanDraft,
): ClientChange | null {
  const description = textsOf(draft.description);
  if (!description) return null;
  const edited = changedFields({ description: textsOf(loaded.description) }, { description });
  return {
    id,
    mustExist: true,
    ...(edited.description && { sitePlan: { description } }),
    stations: stations.flatMap((station) => {
      const [before, after] = [loaded, draft].map(({ positions }) => positions[station.id] ?? null);
      if (String(after) === String(before)) return [];
      return { id: station.id, mustExist: true, planPosition: after ? [...after] : null };
    }),
  };
}

/** Six digits are a pixel of any picture. */
const rounded = (fraction: number) => Number(fraction.toFixed(6));
export const roundedPosition = ([x, y]: PlanPosition): PlanPosition => [rounded(x), rounded(y)];

const step = 0.06;

/** The middle of the plan, or near it where another station is in the middle. */
export function freePosition(positions: PlanDraft['positions']): PlanPosition {
  const taken = Object.values(positions).filter((position) => position !== null);
  const isFree = ([x, y]: PlanPosition) =>
    taken.every((other) => Math.abs(other[0] - x) > step / 2 || Math.abs(other[1] - y) > step / 2);
  const candidates = [0, 1, -1, 2, -2, 3, -3, 4, -4].flatMap((row) =>
    [0, 1, -1, 2, -2, 3, -3, 4, -4].map((column): PlanPosition =>
      roundedPosition([0.5 + column * step, 0.5 + row * step]),
    ),
  );
  return candidates.find(isFree) ?? [0.5, 0.5];
}

/** Size of a picture as the browser shows it; null for a file that it cannot show. */
export async function chosenPicture(file: File): Promise<ChosenPicture | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { file, width, height } : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
