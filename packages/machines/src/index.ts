export { authMachine, type AuthContext, type AuthEvent, type Credentials, type Session } from './auth.machine.ts';
export {
  estimateValues,
  largeDataMachine,
  type LargeDataContext,
  type LargeDataEvent,
  type WaitingLoad,
} from './largeData.machine.ts';
export { resetLinkMachine, type ResetLinkContext, type ResetLinkEvent, type ResetToken } from './resetLink.machine.ts';
export { rootTargetMachine, type RootTarget, type RootTargetInput } from './rootTarget.machine.ts';
export { routeGuardMachine, type RouteGuardInput, type RouteVerdict } from './routeGuard.machine.ts';
export { steadyNow } from './steadyNow.ts';
export { verdictOf } from './verdict.ts';
