// Generated from openapi/portal.yaml by `pnpm generate`.
import type { Answer, Shape } from './shape.ts';

export const shapes: Record<string, Shape> = {
 "Token": {
  "fields": {
   "access_token": {
    "is": "text",
    "isRequired": true
   },
   "refresh_token": "text",
   "token_type": {
    "is": "text",
    "isRequired": true
   },
   "expires_in": {
    "is": "number",
    "isRequired": true
   }
  }
 },
 "User": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "userName": {
    "is": "text",
    "isRequired": true
   },
   "fullName": {
    "is": "text",
    "or": ""
   },
   "email": {
    "is": "text",
    "or": ""
   },
   "phoneNumber": "text",
   "jobTitle": "text",
   "clientId": "text",
   "clientName": "text",
   "clientCode": "text",
   "roles": {
    "is": {
     "list": {
      "enum": [
       "administrator",
       "PortalKeyUser",
       "ApiUser",
       "ClientUser"
      ]
     }
    },
    "or": []
   },
   "isEnabled": {
    "is": "flag",
    "or": true
   },
   "isConfirmed": "flag",
   "createdByPlatform": {
    "is": {
     "enum": [
      "portal",
      "backOffice"
     ]
    },
    "or": "portal"
   },
   "version": "text"
  }
 },
 "Session": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "isCurrent": {
    "is": "flag",
    "isRequired": true
   },
   "browser": "text",
   "system": "text",
   "startedAt": {
    "is": "time",
    "isRequired": true
   },
   "lastUsedAt": {
    "is": "time",
    "isRequired": true
   }
  }
 },
 "Client": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "code": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "from": "code"
   },
   "isPublic": {
    "is": "flag",
    "isRequired": true
   },
   "stationCount": "number",
   "accentColor": "text",
   "logoUrl": "text",
   "sitePlan": "#SitePlan",
   "footerTexts": {
    "list": {
     "enum": [
      "accessibilityStatement",
      "privacyNotice"
     ]
    }
   }
  }
 },
 "SitePlan": {
  "fields": {
   "url": {
    "is": "text",
    "isRequired": true
   },
   "width": {
    "is": "number",
    "isRequired": true
   },
   "height": {
    "is": "number",
    "isRequired": true
   },
   "description": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "LocationSummary": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "latitude": "latitude",
   "longitude": "longitude",
   "timeZone": "zone",
   "categories": {
    "is": {
     "list": {
      "enum": [
       "pollution",
       "meteorology",
       "wind",
       "noise",
       "traffic",
       "system"
      ]
     }
    },
    "or": []
   },
   "warning": {
    "is": "#Warning",
    "isRequired": true
   },
   "state": {
    "enum": [
     "ok",
     "late",
     "offline",
     "maintenance",
     "noData"
    ]
   },
   "latestAt": "time",
   "index": "#IndexValue",
   "latest": {
    "is": {
     "list": "#LatestValue"
    },
    "or": []
   },
   "planPosition": {
    "list": "number"
   },
   "means": {
    "list": "#IndexMean"
   }
  }
 },
 "Warning": {
  "fields": {
   "level": {
    "enum": [
     "none",
     "low",
     "medium",
     "high",
     "noData"
    ]
   },
   "color": {
    "is": "text",
    "isRequired": true
   },
   "label": "text",
   "basis": {
    "enum": [
     "index",
     "noise",
     "other"
    ]
   }
  }
 },
 "IndexValue": {
  "fields": {
   "standard": {
    "is": {
     "enum": [
      "eu2024",
      "euLegacy",
      "us2024"
     ]
    },
    "isRequired": true
   },
   "band": {
    "is": "number",
    "isRequired": true
   },
   "label": {
    "is": "text",
    "isRequired": true
   },
   "color": {
    "is": "text",
    "isRequired": true
   },
   "decidedBy": {
    "is": "text",
    "isRequired": true
   },
   "value": "number",
   "unit": "text",
   "decimals": "number",
   "averaging": {
    "enum": [
     "PT1H",
     "PT24H"
    ]
   },
   "time": {
    "is": "time",
    "isRequired": true
   },
   "advice": "text"
  }
 },
 "LatestValue": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "from": "parameter"
   },
   "unit": {
    "is": "text",
    "or": ""
   },
   "decimals": {
    "is": "number",
    "or": 1
   },
   "value": {
    "is": "number",
    "isRequired": true
   },
   "time": {
    "is": "time",
    "isRequired": true
   },
   "interval": {
    "is": {
     "enum": [
      "PT1M",
      "PT5M",
      "PT10M",
      "PT15M",
      "PT30M",
      "PT1H",
      "PT3H",
      "P1D"
     ]
    },
    "or": "PT15M"
   },
   "trend": {
    "enum": [
     "rising",
     "steady",
     "falling"
    ]
   }
  }
 },
 "IndexMean": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "decimals": {
    "is": "number",
    "isRequired": true
   },
   "value": {
    "is": "number",
    "isRequired": true
   },
   "averaging": {
    "is": {
     "enum": [
      "PT1H",
      "PT24H"
     ]
    },
    "isRequired": true
   },
   "time": {
    "is": "time",
    "isRequired": true
   }
  }
 },
 "Location": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "latitude": "latitude",
   "longitude": "longitude",
   "timeZone": "zone",
   "categories": {
    "is": {
     "list": {
      "enum": [
       "pollution",
       "meteorology",
       "wind",
       "noise",
       "traffic",
       "system"
      ]
     }
    },
    "or": []
   },
   "warning": {
    "is": "#Warning",
    "isRequired": true
   },
   "state": {
    "enum": [
     "ok",
     "late",
     "offline",
     "maintenance",
     "noData"
    ]
   },
   "latestAt": "time",
   "index": "#IndexValue",
   "clientId": "text",
   "altitude": "number",
   "stationType": {
    "enum": [
     "traffic",
     "industrial",
     "background"
    ]
   },
   "stationArea": {
    "enum": [
     "urban",
     "suburban",
     "rural"
    ]
   },
   "operatingSince": "text",
   "description": "text",
   "dayBoundary": {
    "is": {
     "enum": [
      "civil",
      "utcPlus1"
     ]
    },
    "or": "civil"
   },
   "lastContact": "time",
   "coverage24h": "number",
   "latest": {
    "list": "#StationValue"
   },
   "instruments": {
    "list": "#Instrument"
   },
   "photos": {
    "list": "#Photo"
   }
  }
 },
 "StationValue": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "from": "parameter"
   },
   "unit": {
    "is": "text",
    "or": ""
   },
   "decimals": {
    "is": "number",
    "or": 1
   },
   "value": {
    "is": "number",
    "isRequired": true
   },
   "time": {
    "is": "time",
    "isRequired": true
   },
   "interval": {
    "is": {
     "enum": [
      "PT1M",
      "PT5M",
      "PT10M",
      "PT15M",
      "PT30M",
      "PT1H",
      "PT3H",
      "P1D"
     ]
    },
    "or": "PT15M"
   },
   "trend": {
    "enum": [
     "rising",
     "steady",
     "falling"
    ]
   },
   "category": {
    "enum": [
     "pollution",
     "meteorology",
     "wind",
     "noise",
     "traffic",
     "system"
    ]
   },
   "flag": {
    "enum": [
     1,
     2,
     3,
     -1,
     -99,
     0
    ]
   }
  }
 },
 "Instrument": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "parameters": {
    "is": {
     "list": {
      "fields": {
       "parameter": {
        "is": "text",
        "isRequired": true
       },
       "name": {
        "is": "text",
        "isRequired": true
       }
      }
     }
    },
    "isRequired": true
   },
   "maker": {
    "is": "text",
    "isRequired": true
   },
   "model": {
    "is": "text",
    "isRequired": true
   },
   "principle": {
    "is": "text",
    "isRequired": true
   },
   "serialNumber": "text",
   "inletHeight": "number",
   "operatingSince": "text",
   "lastCalibration": "text"
  }
 },
 "Photo": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "url": {
    "is": "text",
    "isRequired": true
   },
   "alt": {
    "is": "text",
    "isRequired": true
   },
   "caption": "text",
   "takenOn": "text",
   "viewDirection": "number",
   "width": {
    "is": "number",
    "isRequired": true
   },
   "height": {
    "is": "number",
    "isRequired": true
   }
  }
 },
 "Series": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "locationId": {
    "is": "text",
    "isRequired": true
   },
   "locationName": {
    "is": "text",
    "from": "locationId"
   },
   "category": {
    "enum": [
     "pollution",
     "meteorology",
     "wind",
     "noise",
     "traffic",
     "system"
    ]
   },
   "parameter": {
    "is": "text",
    "from": "name"
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "or": ""
   },
   "decimals": {
    "is": "number",
    "or": 1
   },
   "quantityKind": {
    "enum": [
     "concentration",
     "temperature",
     "humidity",
     "pressure",
     "precipitation",
     "irradiance",
     "windSpeed",
     "windDirection",
     "windGust",
     "soundLevel",
     "soundLevelMaximum",
     "soundLevelPercentile",
     "count",
     "speed",
     "voltage",
     "signalStrength",
     "ratio"
    ]
   },
   "aggregator": {
    "is": {
     "enum": [
      "mean",
      "energeticMean",
      "vectorMean",
      "maximum",
      "minimum",
      "sum",
      "percentileLevel"
     ]
    },
    "or": "mean"
   },
   "nativeInterval": {
    "is": {
     "enum": [
      "PT1M",
      "PT5M",
      "PT10M",
      "PT15M",
      "PT30M",
      "PT1H",
      "PT3H",
      "P1D"
     ]
    },
    "or": "PT15M"
   },
   "first": "time",
   "last": "time",
   "timeZone": "zone",
   "referenceValues": {
    "is": {
     "list": "#ReferenceValue"
    },
    "or": []
   }
  }
 },
 "ReferenceValue": {
  "fields": {
   "regime": {
    "is": {
     "enum": [
      "eu2008",
      "eu2030",
      "who2021",
      "si",
      "who2018"
     ]
    },
    "isRequired": true
   },
   "kind": {
    "is": {
     "enum": [
      "limit",
      "target",
      "longTerm",
      "information",
      "alert",
      "guideline",
      "critical"
     ]
    },
    "isRequired": true
   },
   "averaging": {
    "is": {
     "enum": [
      "PT15M",
      "PT1H",
      "P1D",
      "P1Y",
      "maxDaily8h",
      "peakSeason",
      "Lden",
      "Lnight"
     ]
    },
    "isRequired": true
   },
   "value": {
    "is": "number",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "stated": {
    "fields": {
     "value": {
      "is": "number",
      "isRequired": true
     },
     "conversion": {
      "is": {
       "fields": {
        "factor": {
         "is": "number",
         "isRequired": true
        },
        "offset": {
         "is": "number",
         "isRequired": true
        }
       }
      },
      "isRequired": true
     }
    }
   },
   "allowedExceedances": "number",
   "label": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "SeriesData": {
  "fields": {
   "interval": {
    "enum": [
     "PT15M",
     "PT1H",
     "P1D"
    ]
   },
   "timeZone": "zone",
   "from": "time",
   "to": "time",
   "stamp": {
    "is": {
     "enum": [
      "start"
     ]
    },
    "or": "start"
   },
   "series": {
    "is": {
     "list": "#SeriesValues"
    },
    "isRequired": true
   }
  }
 },
 "SeriesValues": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "start": {
    "is": "time",
    "isRequired": true
   },
   "step": {
    "is": {
     "enum": [
      "PT1M",
      "PT5M",
      "PT10M",
      "PT15M",
      "PT30M",
      "PT1H",
      "PT3H",
      "P1D"
     ]
    },
    "isRequired": true
   },
   "values": {
    "is": {
     "list": "float?"
    },
    "isRequired": true
   },
   "coverage": {
    "list": {
     "list": "number"
    }
   },
   "flags": {
    "list": {
     "list": "number"
    }
   },
   "meanOf": {
    "enum": [
     "PT1M",
     "PT5M",
     "PT10M",
     "PT15M",
     "PT30M",
     "PT1H",
     "PT3H",
     "P1D"
    ]
   }
  }
 },
 "MaintenanceAlert": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "clientId": "text",
   "locationId": "text",
   "from": {
    "is": "time",
    "isRequired": true
   },
   "to": "time",
   "state": {
    "enum": [
     "past",
     "current",
     "coming"
    ]
   },
   "title": {
    "is": "text",
    "isRequired": true
   },
   "text": {
    "is": "text",
    "or": ""
   },
   "parameters": {
    "list": "text"
   },
   "isRead": "flag"
  }
 },
 "StaticFile": {
  "fields": {
   "name": {
    "enum": [
     "recommendations",
     "explanation",
     "legend",
     "pollutionClasses",
     "projectIntroduction",
     "usefulLinks",
     "accessibilityStatement",
     "privacyNotice"
    ]
   },
   "language": "text",
   "title": "text",
   "format": {
    "is": {
     "enum": [
      "markdown",
      "html"
     ]
    },
    "or": "markdown"
   },
   "body": {
    "is": "text",
    "isRequired": true
   }
  },
  "plain": "body"
 },
 "WrittenText": {
  "fields": {
   "name": {
    "is": {
     "enum": [
      "recommendations",
      "explanation",
      "legend",
      "pollutionClasses",
      "projectIntroduction",
      "usefulLinks",
      "accessibilityStatement",
      "privacyNotice"
     ]
    },
    "isRequired": true
   },
   "language": {
    "is": "text",
    "isRequired": true
   },
   "title": {
    "is": "text",
    "isRequired": true
   },
   "body": {
    "is": "text",
    "isRequired": true
   },
   "changedAt": {
    "is": "time",
    "isRequired": true
   },
   "version": "text"
  }
 },
 "AppVersion": {
  "fields": {
   "version": {
    "is": "text",
    "isRequired": true
   },
   "buildDate": {
    "is": "time",
    "isRequired": true
   },
   "commit": "text"
  }
 },
 "Report": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "clientId": {
    "is": "text",
    "isRequired": true
   },
   "type": {
    "is": {
     "enum": [
      "annual",
      "monthly",
      "measurement",
      "maintenance",
      "other"
     ]
    },
    "isRequired": true
   },
   "year": {
    "is": "number",
    "isRequired": true
   },
   "title": {
    "is": "text",
    "isRequired": true
   },
   "language": {
    "is": "text",
    "isRequired": true
   },
   "fileName": {
    "is": "text",
    "isRequired": true
   },
   "mediaType": {
    "is": "text",
    "isRequired": true
   },
   "size": {
    "is": "number",
    "isRequired": true
   },
   "publishedAt": {
    "is": "time",
    "isRequired": true
   }
  }
 },
 "Statistics": {
  "fields": {
   "period": {
    "is": "text",
    "isRequired": true
   },
   "total": "number",
   "stations": {
    "is": {
     "list": "#StationStatistics"
    },
    "isRequired": true
   }
  }
 },
 "StationStatistics": {
  "fields": {
   "locationId": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "timeZone": {
    "is": "zone",
    "isRequired": true
   },
   "civilTimeZone": {
    "is": "zone",
    "from": "timeZone"
   },
   "from": {
    "is": "time",
    "isRequired": true
   },
   "to": {
    "is": "time",
    "isRequired": true
   },
   "until": {
    "is": "time",
    "isRequired": true
   },
   "requiredCoverage": {
    "is": "number",
    "isRequired": true
   },
   "parameters": {
    "is": {
     "list": "#ParameterStatistics"
    },
    "isRequired": true
   },
   "limits": {
    "is": {
     "list": "#LimitCheck"
    },
    "isRequired": true
   },
   "index": "#IndexDays",
   "wind": "#WindFrequencies",
   "noise": "#NoiseIndicators",
   "traffic": {
    "is": {
     "list": "#TrafficTotal"
    },
    "isRequired": true
   },
   "maintenance": {
    "is": {
     "list": "#MaintenanceAlert"
    },
    "isRequired": true
   }
  }
 },
 "ParameterStatistics": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "decimals": {
    "is": "number",
    "isRequired": true
   },
   "category": {
    "is": {
     "enum": [
      "pollution",
      "meteorology",
      "wind",
      "noise",
      "traffic",
      "system"
     ]
    },
    "isRequired": true
   },
   "aggregator": {
    "is": {
     "enum": [
      "mean",
      "energeticMean",
      "vectorMean",
      "maximum",
      "minimum",
      "sum",
      "percentileLevel"
     ]
    },
    "isRequired": true
   },
   "coverage": {
    "is": "number",
    "isRequired": true
   },
   "isEnough": {
    "is": "flag",
    "isRequired": true
   },
   "meanOf": {
    "fields": {
     "value": {
      "enum": [
       "PT1M",
       "PT5M",
       "PT10M",
       "PT15M",
       "PT30M",
       "PT1H",
       "PT3H",
       "P1D"
      ]
     },
     "days": {
      "enum": [
       "PT1M",
       "PT5M",
       "PT10M",
       "PT15M",
       "PT30M",
       "PT1H",
       "PT3H",
       "P1D"
      ]
     },
     "hours": {
      "enum": [
       "PT1M",
       "PT5M",
       "PT10M",
       "PT15M",
       "PT30M",
       "PT1H",
       "PT3H",
       "P1D"
      ]
     }
    }
   },
   "value": {
    "is": "number?",
    "isRequired": true
   },
   "minimum": "#TimedValue",
   "maximum": "#TimedValue",
   "percentiles": {
    "is": {
     "list": {
      "fields": {
       "percent": {
        "is": "number",
        "isRequired": true
       },
       "value": {
        "is": "number",
        "isRequired": true
       }
      }
     }
    },
    "isRequired": true
   },
   "daily": {
    "list": "number?"
   }
  }
 },
 "TimedValue": {
  "fields": {
   "time": {
    "is": "time",
    "isRequired": true
   },
   "value": {
    "is": "number",
    "isRequired": true
   }
  }
 },
 "LimitCheck": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "decimals": {
    "is": "number",
    "isRequired": true
   },
   "reference": {
    "is": "#ReferenceValue",
    "isRequired": true
   },
   "coverage": {
    "is": "number",
    "isRequired": true
   },
   "requiredCoverage": {
    "is": "number",
    "isRequired": true
   },
   "isBroken": "flag",
   "used": "number",
   "exceedances": {
    "list": "#TimedValue"
   },
   "value": "number",
   "threeYears": {
    "fields": {
     "mean": {
      "is": "number?",
      "isRequired": true
     },
     "years": {
      "is": {
       "list": {
        "fields": {
         "year": {
          "is": "number",
          "isRequired": true
         },
         "used": {
          "is": "number",
          "isRequired": true
         }
        }
       }
      },
      "isRequired": true
     }
    }
   }
  }
 },
 "IndexDays": {
  "fields": {
   "standard": {
    "is": {
     "enum": [
      "eu2024"
     ]
    },
    "isRequired": true
   },
   "bands": {
    "is": {
     "list": {
      "fields": {
       "band": {
        "is": "number",
        "isRequired": true
       },
       "label": {
        "is": "text",
        "isRequired": true
       },
       "color": {
        "is": "text",
        "isRequired": true
       },
       "days": {
        "is": "number",
        "isRequired": true
       }
      }
     }
    },
    "isRequired": true
   },
   "noDataDays": {
    "is": "number",
    "isRequired": true
   },
   "days": {
    "is": {
     "list": "number?"
    },
    "isRequired": true
   }
  }
 },
 "WindFrequencies": {
  "fields": {
   "hours": {
    "is": "number",
    "isRequired": true
   },
   "calmUpTo": {
    "is": "number",
    "isRequired": true
   },
   "calm": {
    "is": "number?",
    "isRequired": true
   },
   "meanSpeed": {
    "is": "number?",
    "isRequired": true
   },
   "speedBounds": {
    "is": {
     "list": "number"
    },
    "isRequired": true
   },
   "sectors": {
    "is": {
     "list": {
      "list": "number"
     }
    },
    "isRequired": true
   }
  }
 },
 "NoiseIndicators": {
  "fields": {
   "Lday": {
    "is": "number?",
    "isRequired": true
   },
   "Levening": {
    "is": "number?",
    "isRequired": true
   },
   "Lnight": {
    "is": "number?",
    "isRequired": true
   },
   "Lden": {
    "is": "number?",
    "isRequired": true
   },
   "begins": {
    "is": {
     "fields": {
      "day": {
       "is": "number",
       "isRequired": true
      },
      "evening": {
       "is": "number",
       "isRequired": true
      },
      "night": {
       "is": "number",
       "isRequired": true
      }
     }
    },
    "isRequired": true
   },
   "coverage": {
    "is": {
     "fields": {
      "day": {
       "is": "number",
       "isRequired": true
      },
      "evening": {
       "is": "number",
       "isRequired": true
      },
      "night": {
       "is": "number",
       "isRequired": true
      }
     }
    },
    "isRequired": true
   }
  }
 },
 "TrafficTotal": {
  "fields": {
   "seriesId": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "decimals": {
    "is": "number",
    "isRequired": true
   },
   "total": {
    "is": "number",
    "isRequired": true
   },
   "dailyMean": {
    "is": "number?",
    "isRequired": true
   },
   "days": {
    "is": "number",
    "isRequired": true
   },
   "coverage": {
    "is": "number",
    "isRequired": true
   }
  }
 },
 "AuditPage": {
  "fields": {
   "events": {
    "is": {
     "list": "#AuditEvent"
    },
    "isRequired": true
   },
   "nextCursor": "text"
  }
 },
 "AuditEvent": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "time": {
    "is": "time",
    "isRequired": true
   },
   "kind": {
    "is": {
     "enum": [
      "signIn",
      "signOut",
      "sessionRenewal",
      "sessionEnd",
      "sessionReuse",
      "passwordChange",
      "passwordSet",
      "resetRequest",
      "passwordReset",
      "signUp",
      "confirmation",
      "userAdd",
      "userChange",
      "userDelete",
      "apiKeyCreate",
      "apiKeyRevoke",
      "networkChange",
      "measurementsImport",
      "retention",
      "contentChange",
      "export",
      "reportDownload"
     ]
    },
    "isRequired": true
   },
   "outcome": {
    "is": {
     "enum": [
      "succeeded",
      "failed",
      "throttled"
     ]
    },
    "isRequired": true
   },
   "actor": "#AuditPerson",
   "target": "#AuditPerson",
   "clientId": "text",
   "clientName": "text",
   "network": "text",
   "changes": {
    "list": {
     "fields": {
      "field": {
       "is": {
        "enum": [
         "userName",
         "fullName",
         "email",
         "phoneNumber",
         "jobTitle",
         "roles",
         "clientId"
        ]
       },
       "isRequired": true
      },
      "from": "text",
      "to": "text"
     }
    }
   },
   "export": {
    "fields": {
     "seriesIds": {
      "is": {
       "list": "text"
      },
      "isRequired": true
     },
     "from": {
      "is": "time",
      "isRequired": true
     },
     "to": {
      "is": "time",
      "isRequired": true
     },
     "interval": {
      "is": {
       "enum": [
        "PT15M",
        "PT1H",
        "P1D"
       ]
      },
      "isRequired": true
     },
     "rows": {
      "is": "number",
      "isRequired": true
     }
    }
   },
   "apiKey": {
    "fields": {
     "id": {
      "is": "text",
      "isRequired": true
     },
     "name": {
      "is": "text",
      "isRequired": true
     }
    }
   },
   "networkChanges": {
    "list": {
     "fields": {
      "action": {
       "is": {
        "enum": [
         "add",
         "change",
         "remove"
        ]
       },
       "isRequired": true
      },
      "kind": {
       "is": {
        "enum": [
         "client",
         "station",
         "instrument",
         "series",
         "user"
        ]
       },
       "isRequired": true
      },
      "label": {
       "is": "text",
       "isRequired": true
      }
     }
    }
   },
   "retention": {
    "fields": {
     "series": {
      "is": "number",
      "isRequired": true
     },
     "days": {
      "is": "number",
      "isRequired": true
     },
     "values": {
      "is": "number",
      "isRequired": true
     }
    }
   },
   "measurementsImport": {
    "fields": {
     "name": {
      "is": "text",
      "isRequired": true
     },
     "added": {
      "is": "number",
      "isRequired": true
     },
     "replaced": {
      "is": "number",
      "isRequired": true
     }
    }
   },
   "contentChange": {
    "fields": {
     "action": {
      "is": {
       "enum": [
        "add",
        "change",
        "remove"
       ]
      },
      "isRequired": true
     },
     "kind": {
      "is": {
       "enum": [
        "maintenanceAlert",
        "report",
        "photo",
        "text"
       ]
      },
      "isRequired": true
     },
     "label": {
      "is": "text",
      "isRequired": true
     }
    }
   },
   "report": {
    "fields": {
     "id": {
      "is": "text",
      "isRequired": true
     },
     "title": {
      "is": "text",
      "isRequired": true
     }
    }
   }
  }
 },
 "AuditPerson": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "userName": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "ReportSubscription": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "clientId": {
    "is": "text",
    "isRequired": true
   },
   "clientCode": {
    "is": "text",
    "isRequired": true
   },
   "clientName": {
    "is": "text",
    "isRequired": true
   },
   "locationId": "text",
   "locationName": "text",
   "nextMonth": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "AlertSubscription": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "rule": {
    "is": "any",
    "isRequired": true
   },
   "isEnabled": {
    "is": "flag",
    "isRequired": true
   },
   "state": {
    "is": {
     "enum": [
      "firing",
      "cleared"
     ]
    },
    "isRequired": true
   },
   "locationId": {
    "is": "text",
    "isRequired": true
   },
   "locationName": {
    "is": "text",
    "isRequired": true
   },
   "clientCode": {
    "is": "text",
    "isRequired": true
   },
   "measured": {
    "fields": {
     "name": {
      "is": "text",
      "isRequired": true
     },
     "unit": {
      "is": "text",
      "isRequired": true
     },
     "decimals": {
      "is": "number",
      "isRequired": true
     }
    }
   }
  }
 },
 "FiredAlertPage": {
  "fields": {
   "fired": {
    "is": {
     "list": "#FiredAlert"
    },
    "isRequired": true
   },
   "nextCursor": "text"
  }
 },
 "FiredAlert": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "time": {
    "is": "time",
    "isRequired": true
   },
   "clearedAt": "time",
   "value": "number",
   "subscription": {
    "is": "#AlertSubscription",
    "isRequired": true
   }
  }
 },
 "AlertPreview": {
  "fields": {
   "from": {
    "is": "time",
    "isRequired": true
   },
   "to": {
    "is": "time",
    "isRequired": true
   },
   "fired": {
    "is": "number",
    "isRequired": true
   }
  }
 },
 "SavedView": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "search": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "ApiKey": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "clientId": {
    "is": "text",
    "isRequired": true
   },
   "clientName": "text",
   "locations": {
    "list": {
     "fields": {
      "id": {
       "is": "text",
       "isRequired": true
      },
      "name": {
       "is": "text",
       "isRequired": true
      }
     }
    }
   },
   "createdAt": {
    "is": "time",
    "isRequired": true
   },
   "createdBy": "text",
   "lastUsedAt": "time",
   "revokedAt": "time"
  }
 },
 "CreatedApiKey": {
  "fields": {
   "key": {
    "is": "#ApiKey",
    "isRequired": true
   },
   "secret": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "MeasurementReceipt": {
  "fields": {
   "added": {
    "is": "number",
    "isRequired": true
   },
   "replaced": {
    "is": "number",
    "isRequired": true
   },
   "unchanged": {
    "is": "number",
    "isRequired": true
   },
   "refused": {
    "is": "number",
    "isRequired": true
   },
   "refusals": {
    "is": {
     "list": "#RefusedRow"
    },
    "isRequired": true
   }
  }
 },
 "RefusedRow": {
  "fields": {
   "line": "number",
   "series": "number",
   "index": "number",
   "reason": {
    "is": {
     "enum": [
      "unknownSeries",
      "unevenColumns",
      "badRow",
      "badTime",
      "offInterval",
      "future",
      "notFinite",
      "missingValue",
      "badFlag"
     ]
    },
    "isRequired": true
   },
   "message": {
    "is": "text",
    "isRequired": true
   }
  }
 },
 "Network": {
  "fields": {
   "clients": {
    "is": {
     "list": "#NetworkClient"
    },
    "isRequired": true
   },
   "parameters": {
    "is": {
     "list": "#NetworkParameter"
    },
    "isRequired": true
   }
  }
 },
 "NetworkClient": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "code": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "public": {
    "is": "flag",
    "isRequired": true
   },
   "accentColor": "text",
   "hasLogo": {
    "is": "flag",
    "isRequired": true
   },
   "sitePlan": {
    "fields": {
     "url": {
      "is": "text",
      "isRequired": true
     },
     "width": {
      "is": "number",
      "isRequired": true
     },
     "height": {
      "is": "number",
      "isRequired": true
     },
     "description": {
      "is": "#SitePlanTexts",
      "isRequired": true
     }
    }
   },
   "stations": {
    "is": {
     "list": "#NetworkStation"
    },
    "isRequired": true
   }
  }
 },
 "SitePlanTexts": {
  "fields": {
   "en": {
    "is": "text",
    "isRequired": true
   }
  },
  "others": "text"
 },
 "NetworkStation": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "latitude": {
    "is": "latitude",
    "isRequired": true
   },
   "longitude": {
    "is": "longitude",
    "isRequired": true
   },
   "altitude": {
    "is": "number",
    "isRequired": true
   },
   "area": {
    "is": {
     "enum": [
      "urban",
      "suburban",
      "rural"
     ]
    },
    "isRequired": true
   },
   "site": {
    "is": {
     "enum": [
      "background",
      "traffic",
      "industrial"
     ]
    },
    "isRequired": true
   },
   "timeZone": {
    "is": "text",
    "isRequired": true
   },
   "dayBoundary": {
    "is": {
     "enum": [
      "civil",
      "utcPlus1"
     ]
    },
    "isRequired": true
   },
   "noiseZone": "number",
   "deliveryDelay": {
    "is": "number",
    "isRequired": true
   },
   "operatingSince": "text",
   "planPosition": {
    "list": "number"
   },
   "instruments": {
    "is": {
     "list": "#NetworkInstrument"
    },
    "isRequired": true
   },
   "series": {
    "is": {
     "list": "#NetworkSeries"
    },
    "isRequired": true
   }
  }
 },
 "NetworkInstrument": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "maker": {
    "is": "text",
    "isRequired": true
   },
   "model": {
    "is": "text",
    "isRequired": true
   },
   "principle": {
    "is": "#NetworkText",
    "isRequired": true
   },
   "serialNumber": "text",
   "inletHeight": "number",
   "operatingSince": "text",
   "lastCalibration": "text"
  }
 },
 "NetworkText": {
  "fields": {
   "en": {
    "is": "text",
    "isRequired": true
   }
  },
  "others": "text"
 },
 "NetworkSeries": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "parameter": {
    "is": "text",
    "isRequired": true
   },
   "interval": {
    "is": {
     "enum": [
      "PT1M",
      "PT5M",
      "PT10M",
      "PT15M",
      "PT30M",
      "PT1H",
      "PT3H",
      "P1D"
     ]
    },
    "isRequired": true
   },
   "instrument": "text",
   "isMeasured": {
    "is": "flag",
    "isRequired": true
   }
  }
 },
 "NetworkParameter": {
  "fields": {
   "code": {
    "is": "text",
    "isRequired": true
   },
   "name": {
    "is": "text",
    "isRequired": true
   },
   "unit": {
    "is": "text",
    "isRequired": true
   },
   "category": {
    "is": {
     "enum": [
      "pollution",
      "meteorology",
      "wind",
      "noise",
      "traffic",
      "system"
     ]
    },
    "isRequired": true
   }
  }
 },
 "NetworkChangeResult": {
  "fields": {
   "changes": {
    "is": {
     "list": "#ChangedObject"
    },
    "isRequired": true
   },
   "isApplied": {
    "is": "flag",
    "isRequired": true
   },
   "notes": {
    "list": {
     "fields": {
      "field": {
       "is": "text",
       "isRequired": true
      },
      "message": {
       "is": "text",
       "isRequired": true
      }
     }
    }
   }
  }
 },
 "ChangedObject": {
  "fields": {
   "action": {
    "is": {
     "enum": [
      "add",
      "change",
      "remove"
     ]
    },
    "isRequired": true
   },
   "kind": {
    "is": {
     "enum": [
      "client",
      "station",
      "instrument",
      "series",
      "user"
     ]
    },
    "isRequired": true
   },
   "id": {
    "is": "text",
    "isRequired": true
   },
   "label": {
    "is": "text",
    "isRequired": true
   },
   "fields": {
    "is": {
     "list": {
      "fields": {
       "field": {
        "is": "text",
        "isRequired": true
       },
       "from": "text",
       "to": "text"
      }
     }
    },
    "isRequired": true
   },
   "removesMeasurements": {
    "is": "flag",
    "isRequired": true
   }
  }
 },
 "AdministeredMaintenanceAlert": {
  "fields": {
   "id": {
    "is": "text",
    "isRequired": true
   },
   "clientId": {
    "is": "text",
    "isRequired": true
   },
   "locationId": "text",
   "from": {
    "is": "time",
    "isRequired": true
   },
   "to": "time",
   "title": {
    "is": "#AlertTexts",
    "isRequired": true
   },
   "message": {
    "is": "#AlertTexts",
    "isRequired": true
   },
   "parameters": {
    "list": "text"
   },
   "version": "text"
  }
 },
 "AlertTexts": {
  "fields": {
   "en": {
    "is": "text",
    "isRequired": true
   }
  },
  "others": "text"
 },
 "Capabilities": {
  "fields": {
   "capabilities": {
    "is": {
     "list": {
      "enum": [
       "administration",
       "alerts",
       "apiKeys",
       "auditLog",
       "clientErrors",
       "clientLogos",
       "health",
       "ingestion",
       "invalidValues",
       "parquet",
       "photos",
       "readAlerts",
       "reportMails",
       "reports",
       "savedViews",
       "sessions",
       "sitePlans",
       "statistics",
       "tokenRevocation"
      ]
     }
    },
    "isRequired": true
   }
  }
 },
 "Health": {
  "fields": {
   "status": {
    "is": {
     "enum": [
      "ok",
      "unavailable"
     ]
    },
    "isRequired": true
   }
  }
 }
};

/** Shapes of the JSON answers, by method and path. */
export const answers: Record<string, Answer> = {
 "POST /connect/token": {
  "id": "createToken",
  "is": "#Token"
 },
 "GET /api/Account/users/me": {
  "id": "getMe",
  "is": "#User"
 },
 "GET /api/Account/sessions": {
  "id": "listSessions",
  "is": {
   "list": "#Session"
  }
 },
 "GET /api/Account/users/": {
  "id": "listUsers",
  "is": {
   "list": "#User"
  }
 },
 "POST /api/Account/users/": {
  "id": "addUser",
  "is": "#User"
 },
 "GET /api/Account/users/{id}": {
  "id": "getUser",
  "is": "#User"
 },
 "PUT /api/Account/users/{id}": {
  "id": "updateUser",
  "is": "#User"
 },
 "GET /api/Account/users/client/{clientId}": {
  "id": "listUsersOfClient",
  "is": {
   "list": "#User"
  }
 },
 "GET /api/clients/get": {
  "id": "listClients",
  "is": {
   "list": "#Client"
  }
 },
 "GET /api/locations/map": {
  "id": "listLocations",
  "is": {
   "list": "#LocationSummary"
  }
 },
 "GET /api/locations/location": {
  "id": "getLocation",
  "is": "#Location"
 },
 "POST /api/locations/photo": {
  "id": "addPhoto",
  "is": "#Photo"
 },
 "GET /api/dataseries/get": {
  "id": "listSeries",
  "is": {
   "list": "#Series"
  }
 },
 "GET /api/dataseries/getAll": {
  "id": "listAllSeries",
  "is": {
   "list": "#Series"
  }
 },
 "GET /api/dataseries/getData": {
  "id": "getData",
  "is": "#SeriesData"
 },
 "GET /api/maintenanceAlerts/get": {
  "id": "listMaintenanceAlerts",
  "is": {
   "list": "#MaintenanceAlert"
  }
 },
 "GET /api/staticFiles/{name}": {
  "id": "getStaticFile",
  "is": "#StaticFile"
 },
 "PUT /api/staticFiles/{name}": {
  "id": "setText",
  "is": "#WrittenText"
 },
 "GET /api/staticFiles": {
  "id": "listTexts",
  "is": {
   "list": "#WrittenText"
  }
 },
 "GET /api/appVersion/get": {
  "id": "getAppVersion",
  "is": "#AppVersion"
 },
 "GET /api/reports/get": {
  "id": "listReports",
  "is": {
   "list": "#Report"
  }
 },
 "GET /api/reports/statistics": {
  "id": "getStatistics",
  "is": "#Statistics"
 },
 "GET /api/audit/get": {
  "id": "listAuditEvents",
  "is": "#AuditPage"
 },
 "GET /api/reports/subscriptions/get": {
  "id": "listReportSubscriptions",
  "is": {
   "list": "#ReportSubscription"
  }
 },
 "POST /api/reports/subscriptions": {
  "id": "createReportSubscription",
  "is": "#ReportSubscription"
 },
 "GET /api/alerts/get": {
  "id": "listAlertSubscriptions",
  "is": {
   "list": "#AlertSubscription"
  }
 },
 "GET /api/alerts/fired": {
  "id": "listFiredAlerts",
  "is": "#FiredAlertPage"
 },
 "POST /api/alerts": {
  "id": "createAlertSubscription",
  "is": "#AlertSubscription"
 },
 "POST /api/alerts/preview": {
  "id": "previewAlert",
  "is": "#AlertPreview"
 },
 "PUT /api/alerts/{id}": {
  "id": "updateAlertSubscription",
  "is": "#AlertSubscription"
 },
 "GET /api/savedViews/get": {
  "id": "listSavedViews",
  "is": {
   "list": "#SavedView"
  }
 },
 "POST /api/savedViews": {
  "id": "createSavedView",
  "is": "#SavedView"
 },
 "PUT /api/savedViews/{id}": {
  "id": "updateSavedView",
  "is": "#SavedView"
 },
 "GET /api/apiKeys/get": {
  "id": "listApiKeys",
  "is": {
   "list": "#ApiKey"
  }
 },
 "POST /api/apiKeys": {
  "id": "createApiKey",
  "is": "#CreatedApiKey"
 },
 "POST /api/measurements": {
  "id": "writeMeasurements",
  "is": "#MeasurementReceipt"
 },
 "GET /api/network/get": {
  "id": "getNetwork",
  "is": "#Network"
 },
 "POST /api/network": {
  "id": "changeNetwork",
  "is": "#NetworkChangeResult"
 },
 "POST /api/maintenanceAlerts": {
  "id": "addMaintenanceAlert",
  "is": "#MaintenanceAlert"
 },
 "GET /api/maintenanceAlerts/{id}": {
  "id": "getMaintenanceAlert",
  "is": "#AdministeredMaintenanceAlert"
 },
 "PUT /api/maintenanceAlerts/{id}": {
  "id": "updateMaintenanceAlert",
  "is": "#MaintenanceAlert"
 },
 "POST /api/reports": {
  "id": "addReport",
  "is": "#Report"
 },
 "GET /api/capabilities": {
  "id": "getCapabilities",
  "is": "#Capabilities"
 },
 "GET /api/health": {
  "id": "getHealth",
  "is": "#Health"
 }
};
