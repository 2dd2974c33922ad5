import {
  changeMyPassword,
  confirmUser,
  register,
  resetPassword,
  sendPasswordReset,
  validatePasswordResetToken,
} from './account.ts';
import {
  createAlertSubscription,
  deleteAlertSubscription,
  listAlertSubscriptions,
  listFiredAlerts,
  previewAlert,
  updateAlertSubscription,
} from './alerts.ts';
import { createApiKey, listApiKeys, revokeApiKey } from './apiKeys.ts';
import { removeClientLogo, setClientLogo } from './administration/clientLogos.ts';
import { listTexts, removeText, setText } from './administration/texts.ts';
import { removeSitePlan, setSitePlan } from './administration/sitePlans.ts';
import { addPhoto, addReport, removePhoto, removeReport } from './administration/uploads.ts';
import {
  addMaintenanceAlert,
  getMaintenanceAlert,
  removeMaintenanceAlert,
  updateMaintenanceAlert,
} from './administration/maintenanceAlerts.ts';
import { importMeasurements } from './administration/imports.ts';
import { changeNetwork, getNetwork } from './administration/network.ts';
import { listAuditEvents } from './audit.ts';
import { reportClientError } from './clientErrors.ts';
import {
  getAppVersion,
  getCapabilities,
  getHealth,
  getStaticFile,
  listMaintenanceAlerts,
  markMaintenanceAlertsRead,
} from './content.ts';
import type { Handlers } from '../contract/handler.ts';
import { getData } from './data.ts';
import { exportData } from './exportData.ts';
import { getClientLogo, getSitePlan, listClients } from './clients.ts';
import { getLocation, getPhoto, listLocations } from './locations.ts';
import { listAllSeries, listSeries } from './series.ts';
import { writeMeasurements } from './measurements.ts';
import { downloadReport, listReports } from './reports.ts';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './savedViews.ts';
import { createReportSubscription, deleteReportSubscription, listReportSubscriptions } from './reportSubscriptions.ts';
import { createToken, revokeToken } from './session.ts';
import { endSessions, endSessionsOfUser, listSessions } from './sessions.ts';
import { getReportWorkbook, getStatistics } from './statistics.ts';
import {
  addUser,
  changeUserPassword,
  deleteUser,
  getMe,
  getUser,
  listUsers,
  listUsersOfClient,
  updateUser,
} from './users.ts';

/** Every operation of the contract. A missing operation is a compile error. */
export const handlers = {
  createToken,
  revokeToken,
  register,
  sendPasswordReset,
  resetPassword,
  validatePasswordResetToken,
  confirmUser,
  getMe,
  changeMyPassword,
  changeUserPassword,
  listSessions,
  endSessions,
  endSessionsOfUser,
  listUsers,
  addUser,
  getUser,
  updateUser,
  deleteUser,
  listUsersOfClient,
  listClients,
  getClientLogo,
  getSitePlan,
  listLocations,
  getLocation,
  getPhoto,
  listSeries,
  listAllSeries,
  getData,
  exportData,
  writeMeasurements,
  listApiKeys,
  createApiKey,
  revokeApiKey,
  listMaintenanceAlerts,
  markMaintenanceAlertsRead,
  getStaticFile,
  getAppVersion,
  listReports,
  downloadReport,
  getStatistics,
  getReportWorkbook,
  listAuditEvents,
  listAlertSubscriptions,
  listFiredAlerts,
  previewAlert,
  createAlertSubscription,
  updateAlertSubscription,
  deleteAlertSubscription,
  listSavedViews,
  createSavedView,
  updateSavedView,
  deleteSavedView,
  listReportSubscriptions,
  createReportSubscription,
  deleteReportSubscription,
  getNetwork,
  changeNetwork,
  setClientLogo,
  removeClientLogo,
  listTexts,
  setText,
  removeText,
  setSitePlan,
  removeSitePlan,
  importMeasurements,
  addMaintenanceAlert,
  getMaintenanceAlert,
  updateMaintenanceAlert,
  removeMaintenanceAlert,
  addReport,
  removeReport,
  addPhoto,
  removePhoto,
  reportClientError,
  getCapabilities,
  getHealth,
} satisfies Handlers;
