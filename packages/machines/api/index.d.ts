export { authMachine, type AuthContext, type AuthEvent, type Credentials, type Session } from './types/auth.machine.js';
export { estimateValues, largeDataMachine, type LargeDataContext, type LargeDataEvent, type WaitingLoad, } from './types/largeData.machine.js';
export { resetLinkMachine, type ResetLinkContext, type ResetLinkEvent, type ResetToken } from './types/resetLink.machine.js';
export { rootTargetMachine, type RootTarget, type RootTargetInput } from './types/rootTarget.machine.js';
export { routeGuardMachine, type RouteGuardInput, type RouteVerdict } from './types/routeGuard.machine.js';
export { steadyNow } from './types/steadyNow.js';
export { verdictOf } from './types/verdict.js';
